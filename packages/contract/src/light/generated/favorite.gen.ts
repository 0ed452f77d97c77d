// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const favorite: LightRoutes<(typeof api)['favorite']> = {
  get: { method: 'GET', path: '/api/user/favorite', access: 'user', tags: ['favoriteEntities'] },
  replace: {
    method: 'PUT',
    path: '/api/user/favorite',
    access: 'user',
    invalidates: ['favoriteEntities'],
  },
};
