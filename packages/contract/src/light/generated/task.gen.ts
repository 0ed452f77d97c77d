// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const task: LightRoutes<(typeof api)['task']> = {
  list: { method: 'GET', path: '/api/user/task', access: 'user', tags: ['loggedUser', 'money'] },
  complete: {
    method: 'PUT',
    path: '/api/user/task/:id/complete',
    access: 'user',
    invalidates: ['loggedUser'],
  },
};
