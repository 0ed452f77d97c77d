// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const media: LightRoutes<(typeof api)['media']> = {
  show: { method: 'GET', path: '/api/media/:uuid', access: 'public' },
};
