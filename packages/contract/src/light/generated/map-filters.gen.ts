// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const mapFilters: LightRoutes<(typeof api)['mapFilters']> = {
  get: {
    method: 'GET',
    path: '/api/map/filters',
    access: 'public',
    tags: ['category', 'subcategory'],
  },
};
