// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const deposit: LightRoutes<(typeof api)['deposit']> = {
  terms: { method: 'GET', path: '/api/user/deposit-terms', tags: ['wallet'] },
  init: {
    method: 'POST',
    path: '/api/user/init-deposit',
    invalidates: ['wallet'],
    idempotent: true,
  },
  list: { method: 'GET', path: '/api/user/deposit', tags: ['wallet'] },
  follow: { method: 'GET', path: '/api/user/deposit/:depositId', tags: ['wallet'] },
  cancel: { method: 'POST', path: '/api/user/deposit/:id/cancel', invalidates: ['wallet'] },
};
export const cardToken: LightRoutes<(typeof api)['cardToken']> = {
  list: { method: 'GET', path: '/api/user/card-token', tags: ['wallet'] },
  remove: { method: 'DELETE', path: '/api/user/card-token/:id', invalidates: ['wallet'] },
  makeDefault: { method: 'PUT', path: '/api/user/card-token/:id/default', invalidates: ['wallet'] },
};
export const withdrawal: LightRoutes<(typeof api)['withdrawal']> = {
  create: {
    method: 'POST',
    path: '/api/user/withdrawal',
    invalidates: ['wallet'],
    idempotent: true,
  },
  list: { method: 'GET', path: '/api/user/withdrawal', tags: ['wallet'] },
};
