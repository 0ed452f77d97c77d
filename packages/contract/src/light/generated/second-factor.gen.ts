// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const secondFactor: LightRoutes<(typeof api)['secondFactor']> = {
  get: { method: 'GET', path: '/api/user/second-factor', access: 'user', tags: ['passkey'] },
  beginApp: { method: 'POST', path: '/api/user/second-factor/app', access: 'user' },
  confirmApp: {
    method: 'POST',
    path: '/api/user/second-factor/app/confirm',
    access: 'user',
    invalidates: ['passkey'],
  },
  removeApp: {
    method: 'DELETE',
    path: '/api/user/second-factor/app',
    access: 'user',
    invalidates: ['passkey'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/user/second-factor/recovery-codes',
    access: 'user',
    invalidates: ['passkey'],
  },
};
