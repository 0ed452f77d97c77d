// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const branchOffice: LightRoutes<(typeof api)['branchOffice']> = {
  list: {
    method: 'GET',
    path: '/api/partner/:id/branch-office',
    access: 'public',
    tags: ['partner'],
  },
};
