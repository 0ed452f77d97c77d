// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const passkeySignIn: LightRoutes<(typeof api)['passkeySignIn']> = {
  options: { method: 'POST', path: '/api/auth/passkey/options' },
  signIn: {
    method: 'POST',
    path: '/api/auth/passkey',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
};
