// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const offer: LightRoutes<(typeof api)['offer']> = {
  get: { method: 'GET', path: '/api/offer/:id', access: 'public', tags: ['offer'] },
  ofPartner: { method: 'GET', path: '/api/partner/:id/offer', access: 'public', tags: ['offer'] },
  promoCode: { method: 'GET', path: '/api/offer/:id/promo-code', access: 'user', tags: ['offer'] },
};
