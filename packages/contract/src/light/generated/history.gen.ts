// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const history: LightRoutes<(typeof api)['history']> = {
  list: { method: 'GET', path: '/api/user/payment-history', access: 'user', tags: ['money'] },
  export: { method: 'GET', path: '/api/user/payment-history/export', access: 'user' },
  statement: {
    method: 'GET',
    path: '/api/user/payment-history/statement',
    access: 'user',
    tags: ['money'],
  },
  spending: { method: 'GET', path: '/api/user/spending', access: 'user', tags: ['money'] },
};
