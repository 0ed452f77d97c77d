// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const home: LightRoutes<(typeof api)['home']> = {
  get: { method: 'GET', path: '/api/tile/home', access: 'public', tags: ['tile', 'promoRow'] },
};
