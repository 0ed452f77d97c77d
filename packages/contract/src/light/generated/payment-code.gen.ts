// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const paymentCode: LightRoutes<(typeof api)['paymentCode']> = {
  create: { method: 'POST', path: '/api/user/payment-code', access: 'user' },
  get: { method: 'GET', path: '/api/user/payment-code', access: 'user' },
};
