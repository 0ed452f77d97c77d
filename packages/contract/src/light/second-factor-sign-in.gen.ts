// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const secondFactorSignIn: LightRoutes<(typeof api)['secondFactorSignIn']> = {
  passkeyOptions: { method: 'POST', path: '/api/auth/second-factor/passkey/options' },
  passkey: {
    method: 'POST',
    path: '/api/auth/second-factor/passkey',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  app: {
    method: 'POST',
    path: '/api/auth/second-factor/app',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  recovery: {
    method: 'POST',
    path: '/api/auth/second-factor/recovery',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  setupApp: { method: 'POST', path: '/api/auth/second-factor/setup/app' },
  confirmSetupApp: { method: 'POST', path: '/api/auth/second-factor/setup/app/confirm' },
  setupPasskeyOptions: { method: 'POST', path: '/api/auth/second-factor/setup/passkey/options' },
  setupPasskey: { method: 'POST', path: '/api/auth/second-factor/setup/passkey' },
};
