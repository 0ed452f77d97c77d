// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const withdrawal: LightRoutes<(typeof api)['withdrawal']> = {
  create: {
    method: 'POST',
    path: '/api/user/withdrawal',
    access: 'user',
    invalidates: ['money'],
    idempotent: true,
  },
  list: { method: 'GET', path: '/api/user/withdrawal', access: 'user', tags: ['money'] },
  cancel: {
    method: 'POST',
    path: '/api/user/withdrawal/:id/cancel',
    access: 'user',
    invalidates: ['money'],
  },
};
