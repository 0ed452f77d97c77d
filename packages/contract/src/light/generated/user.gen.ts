// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const user: LightRoutes<(typeof api)['user']> = {
  me: { method: 'GET', path: '/api/user/me', access: 'user', tags: ['loggedUser'] },
  update: { method: 'PUT', path: '/api/user', access: 'user', invalidates: ['loggedUser'] },
  acceptTerms: {
    method: 'POST',
    path: '/api/user/terms',
    access: 'user',
    invalidates: ['loggedUser'],
  },
};
