// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const search: LightRoutes<(typeof api)['search']> = {
  find: { method: 'GET', path: '/api/search', access: 'public', tags: ['searchResults'] },
  suggestion: {
    method: 'GET',
    path: '/api/search/suggestion',
    access: 'public',
    tags: ['searchResults'],
  },
};
