// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const employerSignIn: LightRoutes<(typeof api)['employerSignIn']> = {
  offer: { method: 'GET', path: '/api/auth/employer', access: 'public', tags: ['client'] },
  find: { method: 'POST', path: '/api/auth/employer', access: 'public' },
  start: { method: 'POST', path: '/api/auth/employer/start', access: 'public' },
};
