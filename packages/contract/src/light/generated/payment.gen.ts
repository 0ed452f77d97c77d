// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const payment: LightRoutes<(typeof api)['payment']> = {
  authorize: {
    method: 'POST',
    path: '/api/payment/authorize',
    access: 'partner',
    idempotent: 'required',
  },
  capture: {
    method: 'POST',
    path: '/api/payment/capture',
    access: 'partner',
    idempotent: 'required',
  },
  void: { method: 'POST', path: '/api/payment/void', access: 'partner', idempotent: 'required' },
  refund: {
    method: 'POST',
    path: '/api/payment/refund',
    access: 'partner',
    idempotent: 'required',
  },
  get: { method: 'GET', path: '/api/payment/:id', access: 'partner' },
};
