// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const balance: LightRoutes<(typeof api)['balance']> = {
  get: { method: 'GET', path: '/api/user/balance', tags: ['money'] },
  overview: { method: 'GET', path: '/api/user/balance-overview', tags: ['money'] },
};
export const history: LightRoutes<(typeof api)['history']> = {
  list: { method: 'GET', path: '/api/user/payment-history', tags: ['money'] },
  export: { method: 'GET', path: '/api/user/payment-history/export' },
  statement: { method: 'GET', path: '/api/user/payment-history/statement', tags: ['money'] },
};
export const coverage: LightRoutes<(typeof api)['coverage']> = {
  get: { method: 'GET', path: '/api/user/coverage', tags: ['money', 'partner', 'offer'] },
};
export const payment: LightRoutes<(typeof api)['payment']> = {
  authorize: { method: 'POST', path: '/api/payment/authorize' },
  capture: { method: 'POST', path: '/api/payment/capture' },
  void: { method: 'POST', path: '/api/payment/void' },
  refund: { method: 'POST', path: '/api/payment/refund' },
  get: { method: 'GET', path: '/api/payment/:id' },
};
export const paymentCode: LightRoutes<(typeof api)['paymentCode']> = {
  create: { method: 'POST', path: '/api/user/payment-code' },
  get: { method: 'GET', path: '/api/user/payment-code' },
};
