// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const personal: LightRoutes<(typeof api)['personal']> = {
  get: { method: 'GET', path: '/api/user/personal', tags: ['loggedUser'] },
  requestEmail: { method: 'POST', path: '/api/user/email', invalidates: ['loggedUser'] },
  confirmEmail: { method: 'PUT', path: '/api/user/email', invalidates: ['loggedUser'] },
};
export const phoneNumber: LightRoutes<(typeof api)['phoneNumber']> = {
  get: { method: 'GET', path: '/api/user/phone-number', tags: ['loggedUser'] },
  request: { method: 'POST', path: '/api/user/phone-number', invalidates: ['loggedUser'] },
  confirm: { method: 'PUT', path: '/api/user/phone-number', invalidates: ['loggedUser'] },
  remove: { method: 'DELETE', path: '/api/user/phone-number', invalidates: ['loggedUser'] },
};
export const task: LightRoutes<(typeof api)['task']> = {
  list: { method: 'GET', path: '/api/user/task', tags: ['loggedUser', 'money'] },
  complete: { method: 'PUT', path: '/api/user/task/:id/complete', invalidates: ['loggedUser'] },
};
export const ownAccount: LightRoutes<(typeof api)['ownAccount']> = {
  export: { method: 'GET', path: '/api/user/data-export' },
  erasure: { method: 'GET', path: '/api/user/erasure', tags: ['loggedUser', 'money'] },
  erase: { method: 'POST', path: '/api/user/erasure' },
};
