// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const view: LightRoutes<(typeof api)['view']> = {
  partner: { method: 'POST', path: '/api/partner/:id/view', access: 'public' },
  offer: { method: 'POST', path: '/api/offer/:id/view', access: 'public' },
};
