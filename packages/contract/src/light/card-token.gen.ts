// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const cardToken: LightRoutes<(typeof api)['cardToken']> = {
  list: { method: 'GET', path: '/api/user/card-token', tags: ['money'] },
  remove: { method: 'DELETE', path: '/api/user/card-token/:id', invalidates: ['money'] },
  makeDefault: { method: 'PUT', path: '/api/user/card-token/:id/default', invalidates: ['money'] },
};
