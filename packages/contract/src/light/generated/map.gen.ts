// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const map: LightRoutes<(typeof api)['map']> = {
  tile: { method: 'GET', path: '/api/map/tiles/:z/:x/:y.mvt', access: 'public' },
  summary: { method: 'GET', path: '/api/map/summary', access: 'public', tags: ['partner'] },
  list: { method: 'GET', path: '/api/map/branch-office', access: 'public', tags: ['partner'] },
  near: { method: 'GET', path: '/api/map/near', access: 'public', tags: ['partner'] },
  prices: { method: 'GET', path: '/api/map/price', access: 'public', tags: ['partner', 'offer'] },
  get: {
    method: 'GET',
    path: '/api/map/branch-office/:id',
    access: 'public',
    tags: ['partner', 'offer'],
  },
};
