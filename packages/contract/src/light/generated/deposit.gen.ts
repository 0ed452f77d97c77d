// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const deposit: LightRoutes<(typeof api)['deposit']> = {
  terms: { method: 'GET', path: '/api/user/deposit-terms', access: 'user', tags: ['money'] },
  init: {
    method: 'POST',
    path: '/api/user/init-deposit',
    access: 'user',
    invalidates: ['money'],
    idempotent: true,
  },
  list: { method: 'GET', path: '/api/user/deposit', access: 'user', tags: ['money'] },
  follow: { method: 'GET', path: '/api/user/deposit/:depositId', access: 'user', tags: ['money'] },
  cancel: {
    method: 'POST',
    path: '/api/user/deposit/:id/cancel',
    access: 'user',
    invalidates: ['money'],
  },
};
