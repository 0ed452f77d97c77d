// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const dispute: LightRoutes<(typeof api)['dispute']> = {
  get: {
    method: 'GET',
    path: '/api/user/movement/:movementId/dispute',
    access: 'user',
    tags: ['money'],
  },
  open: {
    method: 'POST',
    path: '/api/user/movement/:movementId/dispute',
    access: 'user',
    invalidates: ['money'],
  },
  write: {
    method: 'POST',
    path: '/api/user/dispute/:id/message',
    access: 'user',
    invalidates: ['money'],
  },
};
