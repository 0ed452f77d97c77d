// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const favorite: LightRoutes<(typeof api)['favorite']> = {
  get: { method: 'GET', path: '/api/user/favorite', tags: ['favoriteEntities'] },
  replace: { method: 'PUT', path: '/api/user/favorite', invalidates: ['favoriteEntities'] },
};
export const category: LightRoutes<(typeof api)['category']> = {
  tree: { method: 'GET', path: '/api/category', tags: ['category', 'subcategory'] },
  get: { method: 'GET', path: '/api/category/:id', tags: ['category'] },
};
export const subcategory: LightRoutes<(typeof api)['subcategory']> = {
  get: { method: 'GET', path: '/api/subcategory/:id', tags: ['subcategory'] },
};
export const card: LightRoutes<(typeof api)['card']> = {
  category: { method: 'GET', path: '/api/tile/category/:id', tags: ['tile'] },
  subcategory: { method: 'GET', path: '/api/tile/subcategory/:id', tags: ['tile'] },
};
export const partner: LightRoutes<(typeof api)['partner']> = {
  get: { method: 'GET', path: '/api/partner/:id', tags: ['partner'] },
};
export const branchOffice: LightRoutes<(typeof api)['branchOffice']> = {
  list: { method: 'GET', path: '/api/partner/:id/branch-office', tags: ['partner'] },
};
export const offer: LightRoutes<(typeof api)['offer']> = {
  get: { method: 'GET', path: '/api/offer/:id', tags: ['offer'] },
  ofPartner: { method: 'GET', path: '/api/partner/:id/offer', tags: ['offer'] },
  promoCode: { method: 'GET', path: '/api/offer/:id/promo-code', tags: ['offer'] },
};
export const view: LightRoutes<(typeof api)['view']> = {
  partner: { method: 'POST', path: '/api/partner/:id/view' },
  offer: { method: 'POST', path: '/api/offer/:id/view' },
};
export const partnerProposal: LightRoutes<(typeof api)['partnerProposal']> = {
  create: { method: 'POST', path: '/api/partner-proposal' },
};
