// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const auth: LightRoutes<(typeof api)['auth']> = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    invalidates: ['loggedUser'],
  },
  hasValidSession: {
    method: 'GET',
    path: '/api/auth/has-valid-session',
    access: 'public',
    tags: ['loggedUser'],
  },
};
