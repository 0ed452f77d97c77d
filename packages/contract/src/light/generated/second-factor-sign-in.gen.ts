// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const secondFactorSignIn: LightRoutes<(typeof api)['secondFactorSignIn']> = {
  passkeyOptions: {
    method: 'POST',
    path: '/api/auth/second-factor/passkey/options',
    access: 'public',
  },
  passkey: {
    method: 'POST',
    path: '/api/auth/second-factor/passkey',
    access: 'public',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  app: {
    method: 'POST',
    path: '/api/auth/second-factor/app',
    access: 'public',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  recovery: {
    method: 'POST',
    path: '/api/auth/second-factor/recovery',
    access: 'public',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  setupApp: { method: 'POST', path: '/api/auth/second-factor/setup/app', access: 'public' },
  confirmSetupApp: {
    method: 'POST',
    path: '/api/auth/second-factor/setup/app/confirm',
    access: 'public',
  },
  setupPasskeyOptions: {
    method: 'POST',
    path: '/api/auth/second-factor/setup/passkey/options',
    access: 'public',
  },
  setupPasskey: { method: 'POST', path: '/api/auth/second-factor/setup/passkey', access: 'public' },
};
