// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const passkeySignIn: LightRoutes<(typeof api)['passkeySignIn']> = {
  options: { method: 'POST', path: '/api/auth/passkey/options', access: 'public' },
  signIn: {
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
};
