// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const balance: LightRoutes<(typeof api)['balance']> = {
  get: { method: 'GET', path: '/api/user/balance', access: 'user', tags: ['money'] },
  overview: { method: 'GET', path: '/api/user/balance-overview', access: 'user', tags: ['money'] },
};
