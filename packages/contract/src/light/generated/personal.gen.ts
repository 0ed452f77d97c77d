// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const personal: LightRoutes<(typeof api)['personal']> = {
  get: { method: 'GET', path: '/api/user/personal', access: 'user', tags: ['loggedUser'] },
  requestEmail: {
    method: 'POST',
    path: '/api/user/email',
    access: 'user',
    invalidates: ['loggedUser'],
  },
  confirmEmail: {
    method: 'PUT',
    path: '/api/user/email',
    access: 'user',
    invalidates: ['loggedUser'],
  },
};
