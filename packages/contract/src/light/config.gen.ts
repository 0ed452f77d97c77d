// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const config: LightRoutes<(typeof api)['config']> = {
  get: { method: 'GET', path: '/api/config', tags: ['config'] },
  csrf: { method: 'GET', path: '/api/csrf' },
  version: { method: 'GET', path: '/api/version' },
};
