// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const withdrawalCancellation: LightRoutes<(typeof api)['withdrawalCancellation']> = {
  get: {
    method: 'POST',
    path: '/api/withdrawal-cancellation/look',
    access: 'public',
    tags: ['money'],
  },
  confirm: {
    method: 'POST',
    path: '/api/withdrawal-cancellation',
    access: 'public',
    invalidates: ['money'],
  },
};
