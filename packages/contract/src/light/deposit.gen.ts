// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const deposit: LightRoutes<(typeof api)['deposit']> = {
  terms: { method: 'GET', path: '/api/user/deposit-terms', tags: ['money'] },
  init: {
    method: 'POST',
    path: '/api/user/init-deposit',
    invalidates: ['money'],
    idempotent: true,
  },
  list: { method: 'GET', path: '/api/user/deposit', tags: ['money'] },
  follow: { method: 'GET', path: '/api/user/deposit/:depositId', tags: ['money'] },
  cancel: { method: 'POST', path: '/api/user/deposit/:id/cancel', invalidates: ['money'] },
};
