// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const internalBenefit: LightRoutes<(typeof api)['internalBenefit']> = {
  list: { method: 'GET', path: '/api/internal-benefit', access: 'user', tags: ['magazineArticle'] },
};
