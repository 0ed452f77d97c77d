// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const passkey: LightRoutes<(typeof api)['passkey']> = {
  list: { method: 'GET', path: '/api/user/passkey', access: 'user', tags: ['passkey'] },
  options: { method: 'POST', path: '/api/user/passkey/options', access: 'user' },
  add: { method: 'POST', path: '/api/user/passkey', access: 'user', invalidates: ['passkey'] },
  rename: {
    method: 'PUT',
    path: '/api/user/passkey/:id',
    access: 'user',
    invalidates: ['passkey'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/user/passkey/:id',
    access: 'user',
    invalidates: ['passkey'],
  },
};
