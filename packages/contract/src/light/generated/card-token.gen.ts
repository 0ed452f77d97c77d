// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const cardToken: LightRoutes<(typeof api)['cardToken']> = {
  list: { method: 'GET', path: '/api/user/card-token', access: 'user', tags: ['money'] },
  remove: {
    method: 'DELETE',
    path: '/api/user/card-token/:id',
    access: 'user',
    invalidates: ['money'],
  },
  makeDefault: {
    method: 'PUT',
    path: '/api/user/card-token/:id/default',
    access: 'user',
    invalidates: ['money'],
  },
};
