// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const place: LightRoutes<(typeof api)['place']> = {
  list: { method: 'GET', path: '/api/map/place', access: 'public', tags: ['searchResults'] },
  get: { method: 'GET', path: '/api/map/place/:placeId', access: 'public', tags: ['partner'] },
};
