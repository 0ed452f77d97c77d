// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const home: LightRoutes<(typeof api)['home']> = {
  get: { method: 'GET', path: '/api/tile/home', tags: ['tile', 'promoRow'] },
};
export const carousel: LightRoutes<(typeof api)['carousel']> = {
  list: { method: 'GET', path: '/api/carousel', tags: ['carousel'] },
};
export const promoRow: LightRoutes<(typeof api)['promoRow']> = {
  list: { method: 'GET', path: '/api/promo-row', tags: ['promoRow'] },
};
export const media: LightRoutes<(typeof api)['media']> = {
  show: { method: 'GET', path: '/api/media/:uuid' },
};
export const magazineArticle: LightRoutes<(typeof api)['magazineArticle']> = {
  list: { method: 'GET', path: '/api/magazine-article', tags: ['magazineArticle'] },
  get: { method: 'GET', path: '/api/magazine-article/:id', tags: ['magazineArticle'] },
};
export const internalBenefit: LightRoutes<(typeof api)['internalBenefit']> = {
  list: { method: 'GET', path: '/api/internal-benefit', tags: ['magazineArticle'] },
};
