// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const basemap: LightRoutes<(typeof api)['basemap']> = {
  tile: { method: 'GET', path: '/api/map/basemap/:z/:x/:y.mvt', access: 'public' },
};
