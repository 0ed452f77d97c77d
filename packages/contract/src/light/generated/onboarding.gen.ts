// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const onboarding: LightRoutes<(typeof api)['onboarding']> = {
  get: { method: 'POST', path: '/api/auth/onboarding/invitation', access: 'public' },
  complete: {
    method: 'POST',
    path: '/api/auth/onboarding',
    access: 'public',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  resend: { method: 'POST', path: '/api/auth/onboarding/resend', access: 'public' },
};
