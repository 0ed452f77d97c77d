// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const card: LightRoutes<(typeof api)['card']> = {
  category: { method: 'GET', path: '/api/tile/category/:id', access: 'public', tags: ['tile'] },
  subcategory: {
    method: 'GET',
    path: '/api/tile/subcategory/:id',
    access: 'public',
    tags: ['tile'],
  },
};
