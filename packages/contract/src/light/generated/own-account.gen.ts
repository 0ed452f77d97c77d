// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const ownAccount: LightRoutes<(typeof api)['ownAccount']> = {
  export: { method: 'GET', path: '/api/user/data-export', access: 'user' },
  erasure: {
    method: 'GET',
    path: '/api/user/erasure',
    access: 'user',
    tags: ['loggedUser', 'money'],
  },
  erase: { method: 'POST', path: '/api/user/erasure', access: 'user' },
};
