// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const session: LightRoutes<(typeof api)['session']> = {
  list: { method: 'GET', path: '/api/user/session', access: 'user', tags: ['session'] },
  remove: {
    method: 'DELETE',
    path: '/api/user/session/:uuid',
    access: 'user',
    invalidates: ['session'],
  },
  endOthers: {
    method: 'POST',
    path: '/api/user/session/end-others',
    access: 'user',
    invalidates: ['session'],
  },
};
