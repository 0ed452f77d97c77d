// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const carousel: LightRoutes<(typeof api)['carousel']> = {
  list: { method: 'GET', path: '/api/carousel', access: 'public', tags: ['carousel'] },
};
