// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const promoRow: LightRoutes<(typeof api)['promoRow']> = {
  list: { method: 'GET', path: '/api/promo-row', access: 'public', tags: ['promoRow'] },
};
