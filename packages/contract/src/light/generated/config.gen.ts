// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const config: LightRoutes<(typeof api)['config']> = {
  get: { method: 'GET', path: '/api/config', access: 'public', tags: ['config'] },
  csrf: { method: 'GET', path: '/api/csrf', access: 'public' },
  version: { method: 'GET', path: '/api/version', access: 'admin' },
};
