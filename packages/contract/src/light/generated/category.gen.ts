// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const category: LightRoutes<(typeof api)['category']> = {
  tree: {
    method: 'GET',
    path: '/api/category',
    access: 'public',
    tags: ['category', 'subcategory'],
  },
  get: { method: 'GET', path: '/api/category/:id', access: 'public', tags: ['category'] },
};
