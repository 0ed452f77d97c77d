// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const operator: LightRoutes<(typeof api)['operator']> = {
  get: { method: 'GET', path: '/api/operator', access: 'public', tags: ['company'] },
};
