// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const auth: LightRoutes<(typeof api)['auth']> = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  },
  logout: { method: 'POST', path: '/api/auth/logout', invalidates: ['loggedUser'] },
  hasValidSession: { method: 'GET', path: '/api/auth/has-valid-session', tags: ['loggedUser'] },
};
export const user: LightRoutes<(typeof api)['user']> = {
  me: { method: 'GET', path: '/api/user/me', tags: ['loggedUser'] },
  update: { method: 'PUT', path: '/api/user', invalidates: ['loggedUser'] },
};
