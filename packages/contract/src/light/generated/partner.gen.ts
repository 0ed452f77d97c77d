// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const partner: LightRoutes<(typeof api)['partner']> = {
  get: { method: 'GET', path: '/api/partner/:id', access: 'public', tags: ['partner'] },
};
