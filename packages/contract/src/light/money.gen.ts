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
  authorize: { method: 'POST', path: '/api/payment/authorize', idempotent: 'required' },
  capture: { method: 'POST', path: '/api/payment/capture', idempotent: 'required' },
  void: { method: 'POST', path: '/api/payment/void', idempotent: 'required' },
  refund: { method: 'POST', path: '/api/payment/refund', idempotent: 'required' },
  get: { method: 'GET', path: '/api/payment/:id' },
};
export const paymentCode: LightRoutes<(typeof api)['paymentCode']> = {
  create: { method: 'POST', path: '/api/user/payment-code' },
  get: { method: 'GET', path: '/api/user/payment-code' },
};
export const devicePayment: LightRoutes<(typeof api)['devicePayment']> = {
  create: { method: 'POST', path: '/api/mobile-device/payment-code' },
};
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
export const cardToken: LightRoutes<(typeof api)['cardToken']> = {
  list: { method: 'GET', path: '/api/user/card-token', tags: ['money'] },
  remove: { method: 'DELETE', path: '/api/user/card-token/:id', invalidates: ['money'] },
  makeDefault: { method: 'PUT', path: '/api/user/card-token/:id/default', invalidates: ['money'] },
};
export const withdrawal: LightRoutes<(typeof api)['withdrawal']> = {
  create: {
    method: 'POST',
    path: '/api/user/withdrawal',
    invalidates: ['money'],
    idempotent: true,
  },
  list: { method: 'GET', path: '/api/user/withdrawal', tags: ['money'] },
};
