// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

export const magazineArticle: LightRoutes<(typeof api)['magazineArticle']> = {
  list: {
    method: 'GET',
    path: '/api/magazine-article',
    access: 'public',
    tags: ['magazineArticle'],
  },
  get: {
    method: 'GET',
    path: '/api/magazine-article/:id',
    access: 'public',
    tags: ['magazineArticle'],
  },
};
