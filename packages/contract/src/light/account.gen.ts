// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const passkey: LightRoutes<(typeof api)['passkey']> = {
  list: { method: 'GET', path: '/api/user/passkey', tags: ['passkey'] },
  options: { method: 'POST', path: '/api/user/passkey/options' },
  add: { method: 'POST', path: '/api/user/passkey', invalidates: ['passkey'] },
  rename: { method: 'PUT', path: '/api/user/passkey/:id', invalidates: ['passkey'] },
  remove: { method: 'DELETE', path: '/api/user/passkey/:id', invalidates: ['passkey'] },
};
export const passkeySignIn: LightRoutes<(typeof api)['passkeySignIn']> = {
  options: { method: 'POST', path: '/api/auth/passkey/options' },
  signIn: {
    method: 'POST',
    path: '/api/auth/passkey',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
};
export const secondFactor: LightRoutes<(typeof api)['secondFactor']> = {
  get: { method: 'GET', path: '/api/user/second-factor', tags: ['passkey'] },
  beginApp: { method: 'POST', path: '/api/user/second-factor/app' },
  confirmApp: {
    method: 'POST',
    path: '/api/user/second-factor/app/confirm',
    invalidates: ['passkey'],
  },
  removeApp: { method: 'DELETE', path: '/api/user/second-factor/app', invalidates: ['passkey'] },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/user/second-factor/recovery-codes',
    invalidates: ['passkey'],
  },
};
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
export const proof: LightRoutes<(typeof api)['proof']> = {
  prove: { method: 'POST', path: '/api/user/proof' },
};
