// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const coverage: LightRoutes<(typeof api)['coverage']> = {
  town: { method: 'GET', path: '/api/user/town', access: 'user', tags: ['loggedUser'] },
  ways: {
    method: 'GET',
    path: '/api/user/ways-to-spend',
    access: 'user',
    tags: ['money', 'partner', 'offer'],
  },
  money: { method: 'GET', path: '/api/user/money-filter', access: 'user', tags: ['money'] },
  list: {
    method: 'GET',
    path: '/api/user/coverage-list',
    access: 'user',
    tags: ['money', 'partner', 'offer'],
  },
  get: {
    method: 'GET',
    path: '/api/user/coverage',
    access: 'user',
    tags: ['money', 'partner', 'offer'],
  },
};
