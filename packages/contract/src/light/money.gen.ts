// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

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
