// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const password: LightRoutes<(typeof api)['password']> = {
  recover: { method: 'POST', path: '/api/auth/recover-password' },
  reset: { method: 'POST', path: '/api/auth/reset-password' },
  change: { method: 'PUT', path: '/api/user/password', invalidates: ['session'] },
};
