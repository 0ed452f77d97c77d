// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const search: LightRoutes<(typeof api)['search']> = {
  find: { method: 'GET', path: '/api/search', tags: ['searchResults'] },
  suggestion: { method: 'GET', path: '/api/search/suggestion', tags: ['searchResults'] },
};
export const map: LightRoutes<(typeof api)['map']> = {
  tile: { method: 'GET', path: '/api/map/tiles/:z/:x/:y.mvt' },
  summary: { method: 'GET', path: '/api/map/summary', tags: ['partner'] },
  list: { method: 'GET', path: '/api/map/branch-office', tags: ['partner'] },
  get: { method: 'GET', path: '/api/map/branch-office/:id', tags: ['partner', 'offer'] },
};
export const basemap: LightRoutes<(typeof api)['basemap']> = {
  tile: { method: 'GET', path: '/api/map/basemap/:z/:x/:y.mvt' },
};
export const place: LightRoutes<(typeof api)['place']> = {
  list: { method: 'GET', path: '/api/map/place', tags: ['searchResults'] },
  get: { method: 'GET', path: '/api/map/place/:placeId', tags: ['partner'] },
};
export const mapFilters: LightRoutes<(typeof api)['mapFilters']> = {
  get: { method: 'GET', path: '/api/map/filters', tags: ['category', 'subcategory'] },
};
