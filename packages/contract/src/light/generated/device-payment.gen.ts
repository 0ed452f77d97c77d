// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const devicePayment: LightRoutes<(typeof api)['devicePayment']> = {
  create: { method: 'POST', path: '/api/mobile-device/payment-code', access: 'device' },
};
