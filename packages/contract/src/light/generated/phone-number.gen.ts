// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const phoneNumber: LightRoutes<(typeof api)['phoneNumber']> = {
  get: { method: 'GET', path: '/api/user/phone-number', access: 'user', tags: ['loggedUser'] },
  request: {
    method: 'POST',
    path: '/api/user/phone-number',
    access: 'user',
    invalidates: ['loggedUser'],
  },
  confirm: {
    method: 'PUT',
    path: '/api/user/phone-number',
    access: 'user',
    invalidates: ['loggedUser'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/user/phone-number',
    access: 'user',
    invalidates: ['loggedUser'],
  },
};
