// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const subcategory: LightRoutes<(typeof api)['subcategory']> = {
  get: { method: 'GET', path: '/api/subcategory/:id', access: 'public', tags: ['subcategory'] },
};
