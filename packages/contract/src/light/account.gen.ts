// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const password: LightRoutes<(typeof api)['password']> = {
  recover: { method: 'POST', path: '/api/auth/recover-password' },
  reset: { method: 'POST', path: '/api/auth/reset-password' },
  change: { method: 'PUT', path: '/api/user/password', invalidates: ['session'] },
};
export const onboarding: LightRoutes<(typeof api)['onboarding']> = {
  get: { method: 'GET', path: '/api/auth/onboarding' },
  complete: {
    method: 'POST',
    path: '/api/auth/onboarding',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  resend: { method: 'POST', path: '/api/auth/onboarding/resend' },
};
export const session: LightRoutes<(typeof api)['session']> = {
  list: { method: 'GET', path: '/api/user/session', tags: ['session'] },
  remove: { method: 'DELETE', path: '/api/user/session/:uuid', invalidates: ['session'] },
  endOthers: { method: 'POST', path: '/api/user/session/end-others', invalidates: ['session'] },
};
