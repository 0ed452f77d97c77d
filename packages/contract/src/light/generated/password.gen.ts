// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const password: LightRoutes<(typeof api)['password']> = {
  recover: { method: 'POST', path: '/api/auth/recover-password', access: 'public' },
  check: { method: 'POST', path: '/api/auth/reset-password/check', access: 'public' },
  reset: { method: 'POST', path: '/api/auth/reset-password', access: 'public' },
  change: {
    method: 'PUT',
    path: '/api/user/password',
    access: 'user',
    invalidates: ['session', 'mobileDevice'],
  },
};
