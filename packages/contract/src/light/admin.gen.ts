// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

export const partnerAdmin: LightRoutes<(typeof api)['partnerAdmin']> = {
  list: { method: 'GET', path: '/api/admin/partner', tags: ['partner'] },
  get: { method: 'GET', path: '/api/admin/partner/:id', tags: ['partner'] },
  create: {
    method: 'POST',
    path: '/api/admin/partner',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/partner/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/partner/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/partner/:id/activate',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/partner/:id/restore',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/partner/:id/copy',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
};
export const branchOfficeAdmin: LightRoutes<(typeof api)['branchOfficeAdmin']> = {
  list: { method: 'GET', path: '/api/admin/partner/:partnerId/branch-office', tags: ['partner'] },
  get: {
    method: 'GET',
    path: '/api/admin/partner/:partnerId/branch-office/:id',
    tags: ['partner'],
  },
  create: {
    method: 'POST',
    path: '/api/admin/partner/:partnerId/branch-office',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/partner/:partnerId/branch-office/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/partner/:partnerId/branch-office/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/partner/:partnerId/branch-office/:id/activate',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/partner/:partnerId/branch-office/:id/restore',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/partner/:partnerId/branch-office/:id/copy',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
};
export const branchOfficeImport: LightRoutes<(typeof api)['branchOfficeImport']> = {
  list: {
    method: 'GET',
    path: '/api/admin/partner/:partnerId/branch-office/import',
    tags: ['partner'],
  },
  upload: {
    method: 'POST',
    path: '/api/admin/partner/:partnerId/branch-office/import',
    invalidates: ['partner'],
  },
  check: {
    method: 'POST',
    path: '/api/admin/partner/:partnerId/branch-office/import/:id/check',
    invalidates: ['partner'],
  },
  get: { method: 'GET', path: '/api/admin/partner/:partnerId/branch-office/import/:id' },
  run: {
    method: 'POST',
    path: '/api/admin/partner/:partnerId/branch-office/import/:id/run',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
};
export const offerAdmin: LightRoutes<(typeof api)['offerAdmin']> = {
  list: { method: 'GET', path: '/api/admin/offer', tags: ['offer'] },
  get: { method: 'GET', path: '/api/admin/offer/:id', tags: ['offer'] },
  create: {
    method: 'POST',
    path: '/api/admin/offer',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/offer/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/offer/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/offer/:id/activate',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/offer/:id/restore',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/offer/:id/copy',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  order: {
    method: 'PUT',
    path: '/api/admin/partner/:partnerId/offer/order',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
};
export const partnerProposalAdmin: LightRoutes<(typeof api)['partnerProposalAdmin']> = {
  list: { method: 'GET', path: '/api/admin/partner-proposal' },
  settle: { method: 'PUT', path: '/api/admin/partner-proposal/:id/done' },
};
export const categoryAdmin: LightRoutes<(typeof api)['categoryAdmin']> = {
  tree: { method: 'GET', path: '/api/admin/category', tags: ['category', 'subcategory'] },
  get: { method: 'GET', path: '/api/admin/category/:id', tags: ['category'] },
  update: {
    method: 'PUT',
    path: '/api/admin/category/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/category/:id/activate',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  order: {
    method: 'PUT',
    path: '/api/admin/category/order',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
};
export const subcategoryAdmin: LightRoutes<(typeof api)['subcategoryAdmin']> = {
  list: {
    method: 'GET',
    path: '/api/admin/category/:categoryId/subcategory',
    tags: ['subcategory'],
  },
  get: {
    method: 'GET',
    path: '/api/admin/category/:categoryId/subcategory/:id',
    tags: ['subcategory'],
  },
  create: {
    method: 'POST',
    path: '/api/admin/category/:categoryId/subcategory',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/category/:categoryId/subcategory/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/category/:categoryId/subcategory/:id',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/category/:categoryId/subcategory/:id/activate',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/category/:categoryId/subcategory/:id/copy',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
  order: {
    method: 'PUT',
    path: '/api/admin/category/:categoryId/subcategory/order',
    invalidates: [
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'favoriteEntities',
    ],
  },
};
export const mediaAdmin: LightRoutes<(typeof api)['mediaAdmin']> = {
  list: { method: 'GET', path: '/api/admin/media', tags: ['media'] },
  get: { method: 'GET', path: '/api/admin/media/:uuid', tags: ['media'] },
  usage: {
    method: 'GET',
    path: '/api/admin/media/:uuid/usage',
    tags: [
      'media',
      'partner',
      'offer',
      'client',
      'category',
      'subcategory',
      'carousel',
      'promoRow',
      'magazineArticle',
    ],
  },
  upload: { method: 'POST', path: '/api/admin/media', invalidates: ['media'] },
  crop: {
    method: 'PUT',
    path: '/api/admin/media/:uuid',
    invalidates: [
      'media',
      'tile',
      'partner',
      'offer',
      'client',
      'category',
      'subcategory',
      'carousel',
      'promoRow',
      'magazineArticle',
    ],
  },
  remove: { method: 'DELETE', path: '/api/admin/media/:uuid', invalidates: ['media'] },
};
export const magazineArticleAdmin: LightRoutes<(typeof api)['magazineArticleAdmin']> = {
  list: { method: 'GET', path: '/api/admin/magazine-article', tags: ['magazineArticle'] },
  get: { method: 'GET', path: '/api/admin/magazine-article/:id', tags: ['magazineArticle'] },
  create: {
    method: 'POST',
    path: '/api/admin/magazine-article',
    invalidates: ['magazineArticle', 'media'],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/magazine-article/:id',
    invalidates: ['magazineArticle', 'media'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/magazine-article/:id',
    invalidates: ['magazineArticle', 'media'],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/magazine-article/:id/activate',
    invalidates: ['magazineArticle', 'media'],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/magazine-article/:id/restore',
    invalidates: ['magazineArticle', 'media'],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/magazine-article/:id/copy',
    invalidates: ['magazineArticle', 'media'],
  },
};
export const clientArticleAdmin: LightRoutes<(typeof api)['clientArticleAdmin']> = {
  list: { method: 'GET', path: '/api/admin/client/:clientId/article', tags: ['magazineArticle'] },
  get: {
    method: 'GET',
    path: '/api/admin/client/:clientId/article/:id',
    tags: ['magazineArticle'],
  },
  create: {
    method: 'POST',
    path: '/api/admin/client/:clientId/article',
    invalidates: ['magazineArticle', 'media'],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/client/:clientId/article/:id',
    invalidates: ['magazineArticle', 'media'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/client/:clientId/article/:id',
    invalidates: ['magazineArticle', 'media'],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/client/:clientId/article/:id/activate',
    invalidates: ['magazineArticle', 'media'],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/client/:clientId/article/:id/restore',
    invalidates: ['magazineArticle', 'media'],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/client/:clientId/article/:id/copy',
    invalidates: ['magazineArticle', 'media'],
  },
  order: {
    method: 'PUT',
    path: '/api/admin/client/:clientId/article/order',
    invalidates: ['magazineArticle', 'media'],
  },
};
export const announcementAdmin: LightRoutes<(typeof api)['announcementAdmin']> = {
  get: { method: 'GET', path: '/api/admin/announcement', tags: ['config'] },
  update: { method: 'PUT', path: '/api/admin/announcement', invalidates: ['config'] },
};
export const carouselAdmin: LightRoutes<(typeof api)['carouselAdmin']> = {
  list: { method: 'GET', path: '/api/admin/carousel', tags: ['carousel'] },
  get: { method: 'GET', path: '/api/admin/carousel/:id', tags: ['carousel'] },
  create: { method: 'POST', path: '/api/admin/carousel', invalidates: ['carousel', 'media'] },
  update: { method: 'PUT', path: '/api/admin/carousel/:id', invalidates: ['carousel', 'media'] },
  remove: { method: 'DELETE', path: '/api/admin/carousel/:id', invalidates: ['carousel', 'media'] },
  activate: {
    method: 'PUT',
    path: '/api/admin/carousel/:id/activate',
    invalidates: ['carousel', 'media'],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/carousel/:id/restore',
    invalidates: ['carousel', 'media'],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/carousel/:id/copy',
    invalidates: ['carousel', 'media'],
  },
  order: { method: 'PUT', path: '/api/admin/carousel/order', invalidates: ['carousel', 'media'] },
};
export const promoRowAdmin: LightRoutes<(typeof api)['promoRowAdmin']> = {
  list: { method: 'GET', path: '/api/admin/promo-row', tags: ['promoRow'] },
  get: { method: 'GET', path: '/api/admin/promo-row/:id', tags: ['promoRow'] },
  create: {
    method: 'POST',
    path: '/api/admin/promo-row',
    invalidates: ['promoRow', 'tile', 'media'],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/promo-row/:id',
    invalidates: ['promoRow', 'tile', 'media'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/promo-row/:id',
    invalidates: ['promoRow', 'tile', 'media'],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/promo-row/:id/activate',
    invalidates: ['promoRow', 'tile', 'media'],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/promo-row/:id/restore',
    invalidates: ['promoRow', 'tile', 'media'],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/promo-row/:id/copy',
    invalidates: ['promoRow', 'tile', 'media'],
  },
  order: {
    method: 'PUT',
    path: '/api/admin/promo-row/order',
    invalidates: ['promoRow', 'tile', 'media'],
  },
  target: {
    method: 'GET',
    path: '/api/admin/promo-row/target',
    tags: ['partner', 'offer', 'category', 'subcategory', 'magazineArticle'],
  },
};
export const geocoder: LightRoutes<(typeof api)['geocoder']> = {
  search: { method: 'GET', path: '/api/admin/geocoder' },
};
export const mapFiltersAdmin: LightRoutes<(typeof api)['mapFiltersAdmin']> = {
  get: { method: 'GET', path: '/api/admin/map/filters', tags: ['category', 'subcategory'] },
  update: { method: 'PUT', path: '/api/admin/map/filters', invalidates: ['category'] },
};
export const messageAdmin: LightRoutes<(typeof api)['messageAdmin']> = {
  list: { method: 'GET', path: '/api/admin/message', tags: ['admin:message'] },
  content: { method: 'GET', path: '/api/admin/message/:id/content', tags: ['admin:message'] },
  page: { method: 'GET', path: '/api/admin/message/:id/page' },
  retry: { method: 'POST', path: '/api/admin/message/:id/retry', invalidates: ['admin:message'] },
};
export const paymentCredential: LightRoutes<(typeof api)['paymentCredential']> = {
  list: {
    method: 'GET',
    path: '/api/admin/partner/:partnerId/payment-credential',
    tags: ['admin:payment-credential'],
  },
  create: {
    method: 'POST',
    path: '/api/admin/partner/:partnerId/payment-credential',
    invalidates: ['admin:payment-credential'],
  },
  revoke: {
    method: 'DELETE',
    path: '/api/admin/partner/:partnerId/payment-credential/:id',
    invalidates: ['admin:payment-credential'],
  },
};
export const depositAdmin: LightRoutes<(typeof api)['depositAdmin']> = {
  list: { method: 'GET', path: '/api/admin/deposit', tags: ['admin:deposit'] },
  get: { method: 'GET', path: '/api/admin/deposit/:id', tags: ['admin:deposit'] },
  recheck: {
    method: 'POST',
    path: '/api/admin/deposit/:id/recheck',
    invalidates: ['admin:deposit'],
  },
};
export const withdrawalAdmin: LightRoutes<(typeof api)['withdrawalAdmin']> = {
  list: { method: 'GET', path: '/api/admin/withdrawal', tags: ['admin:withdrawal'] },
  file: { method: 'GET', path: '/api/admin/withdrawal/file' },
  resolve: {
    method: 'PUT',
    path: '/api/admin/withdrawal/:id/resolve',
    invalidates: ['admin:withdrawal'],
  },
};
export const creditGrant: LightRoutes<(typeof api)['creditGrant']> = {
  list: {
    method: 'GET',
    path: '/api/admin/client/:clientId/credit-grant',
    tags: ['admin:credit-grant'],
  },
  get: {
    method: 'GET',
    path: '/api/admin/client/:clientId/credit-grant/:id',
    tags: ['admin:credit-grant'],
  },
  items: {
    method: 'GET',
    path: '/api/admin/client/:clientId/credit-grant/:id/item',
    tags: ['admin:credit-grant'],
  },
  grant: {
    method: 'POST',
    path: '/api/admin/client/:clientId/credit-grant',
    invalidates: ['admin:credit-grant', 'admin:user-credit'],
    idempotent: true,
  },
  recall: {
    method: 'POST',
    path: '/api/admin/client/:clientId/credit-grant/:id/recall',
    invalidates: ['admin:credit-grant', 'admin:user-credit'],
    idempotent: true,
  },
};
export const creditGrantImport: LightRoutes<(typeof api)['creditGrantImport']> = {
  list: {
    method: 'GET',
    path: '/api/admin/client/:clientId/credit-grant-import',
    tags: ['admin:credit-grant'],
  },
  upload: {
    method: 'POST',
    path: '/api/admin/client/:clientId/credit-grant-import',
    invalidates: ['admin:credit-grant'],
  },
  check: {
    method: 'POST',
    path: '/api/admin/client/:clientId/credit-grant-import/:id/check',
    invalidates: ['admin:credit-grant'],
  },
  get: { method: 'GET', path: '/api/admin/client/:clientId/credit-grant-import/:id' },
  run: {
    method: 'POST',
    path: '/api/admin/client/:clientId/credit-grant-import/:id/run',
    invalidates: ['admin:credit-grant', 'admin:user-credit'],
  },
};
export const userCredit: LightRoutes<(typeof api)['userCredit']> = {
  overview: {
    method: 'GET',
    path: '/api/admin/user/:id/balance-overview',
    tags: ['admin:user-credit'],
  },
  history: {
    method: 'GET',
    path: '/api/admin/user/:id/payment-history',
    tags: ['admin:user-credit'],
  },
  credit: { method: 'GET', path: '/api/admin/user/:id/credit', tags: ['admin:user-credit'] },
  recall: {
    method: 'POST',
    path: '/api/admin/user/:id/credit-recall',
    invalidates: ['admin:credit-grant', 'admin:user-credit'],
    idempotent: true,
  },
  unfreeze: {
    method: 'PUT',
    path: '/api/admin/user/:id/credit/unfreeze',
    invalidates: ['admin:user-credit'],
  },
  refund: {
    method: 'POST',
    path: '/api/admin/movement/:id/refund',
    invalidates: ['admin:credit-grant', 'admin:user-credit'],
    idempotent: true,
  },
};
export const clientReport: LightRoutes<(typeof api)['clientReport']> = {
  report: {
    method: 'GET',
    path: '/api/admin/client/:clientId/report',
    tags: ['admin:credit-grant', 'admin:user-credit'],
  },
  payroll: { method: 'GET', path: '/api/admin/client/:clientId/payroll-export' },
};
export const taxLimitAdmin: LightRoutes<(typeof api)['taxLimitAdmin']> = {
  list: { method: 'GET', path: '/api/admin/tax-limit', tags: ['admin:tax-limit'] },
  get: { method: 'GET', path: '/api/admin/tax-limit/:id', tags: ['admin:tax-limit'] },
  create: { method: 'POST', path: '/api/admin/tax-limit', invalidates: ['admin:tax-limit'] },
  update: { method: 'PUT', path: '/api/admin/tax-limit/:id', invalidates: ['admin:tax-limit'] },
  remove: { method: 'DELETE', path: '/api/admin/tax-limit/:id', invalidates: ['admin:tax-limit'] },
  activate: {
    method: 'PUT',
    path: '/api/admin/tax-limit/:id/activate',
    invalidates: ['admin:tax-limit'],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/tax-limit/:id/restore',
    invalidates: ['admin:tax-limit'],
  },
  copy: { method: 'POST', path: '/api/admin/tax-limit/:id/copy', invalidates: ['admin:tax-limit'] },
};
export const onboardingAdmin: LightRoutes<(typeof api)['onboardingAdmin']> = {
  invite: {
    method: 'POST',
    path: '/api/admin/user/:userId/onboarding',
    invalidates: ['user', 'client'],
  },
  ofClient: {
    method: 'GET',
    path: '/api/admin/client/:clientId/onboarding',
    tags: ['client', 'user'],
  },
  inviteClient: {
    method: 'POST',
    path: '/api/admin/client/:clientId/onboarding',
    invalidates: ['user', 'client'],
  },
  letters: {
    method: 'POST',
    path: '/api/admin/onboarding-letter',
    invalidates: ['user', 'client'],
  },
};
export const companyAdmin: LightRoutes<(typeof api)['companyAdmin']> = {
  list: { method: 'GET', path: '/api/admin/company', tags: ['company'] },
  get: { method: 'GET', path: '/api/admin/company/:id', tags: ['company'] },
  create: {
    method: 'POST',
    path: '/api/admin/company',
    invalidates: ['company', 'client', 'partner', 'user'],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/company/:id',
    invalidates: ['company', 'client', 'partner', 'user'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/company/:id',
    invalidates: ['company', 'client', 'partner', 'user'],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/company/:id/activate',
    invalidates: ['company', 'client', 'partner', 'user'],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/company/:id/restore',
    invalidates: ['company', 'client', 'partner', 'user'],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/company/:id/copy',
    invalidates: ['company', 'client', 'partner', 'user'],
  },
  lookup: { method: 'GET', path: '/api/admin/company/lookup' },
};
export const clientAdmin: LightRoutes<(typeof api)['clientAdmin']> = {
  list: { method: 'GET', path: '/api/admin/client', tags: ['client'] },
  get: { method: 'GET', path: '/api/admin/client/:id', tags: ['client'] },
  create: {
    method: 'POST',
    path: '/api/admin/client',
    invalidates: [
      'client',
      'company',
      'user',
      'loggedUser',
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'carousel',
      'favoriteEntities',
    ],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/client/:id',
    invalidates: [
      'client',
      'company',
      'user',
      'loggedUser',
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'carousel',
      'favoriteEntities',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/client/:id',
    invalidates: [
      'client',
      'company',
      'user',
      'loggedUser',
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'carousel',
      'favoriteEntities',
    ],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/client/:id/activate',
    invalidates: [
      'client',
      'company',
      'user',
      'loggedUser',
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'carousel',
      'favoriteEntities',
    ],
  },
  restore: {
    method: 'PUT',
    path: '/api/admin/client/:id/restore',
    invalidates: [
      'client',
      'company',
      'user',
      'loggedUser',
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'carousel',
      'favoriteEntities',
    ],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/client/:id/copy',
    invalidates: [
      'client',
      'company',
      'user',
      'loggedUser',
      'partner',
      'offer',
      'tile',
      'category',
      'subcategory',
      'searchResults',
      'promoRow',
      'carousel',
      'favoriteEntities',
    ],
  },
  options: { method: 'GET', path: '/api/admin/client/option', tags: ['client'] },
};
export const userAdmin: LightRoutes<(typeof api)['userAdmin']> = {
  list: { method: 'GET', path: '/api/admin/user', tags: ['user'] },
  get: { method: 'GET', path: '/api/admin/user/:id', tags: ['user'] },
  create: {
    method: 'POST',
    path: '/api/admin/user',
    invalidates: ['user', 'loggedUser', 'client', 'company'],
  },
  update: {
    method: 'PUT',
    path: '/api/admin/user/:id',
    invalidates: ['user', 'loggedUser', 'client', 'company'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/user/:id',
    invalidates: ['user', 'loggedUser', 'client', 'company'],
  },
  activate: {
    method: 'PUT',
    path: '/api/admin/user/:id/activate',
    invalidates: ['user', 'loggedUser', 'client', 'company'],
  },
  copy: {
    method: 'POST',
    path: '/api/admin/user/:id/copy',
    invalidates: ['user', 'loggedUser', 'client', 'company'],
  },
  unlock: { method: 'PUT', path: '/api/admin/user/:id/unlock', invalidates: ['user'] },
  resetFactors: { method: 'DELETE', path: '/api/admin/user/:id/factors', invalidates: ['user'] },
  listOfClient: { method: 'GET', path: '/api/admin/user/client/:clientId', tags: ['user'] },
};
export const userImport: LightRoutes<(typeof api)['userImport']> = {
  list: { method: 'GET', path: '/api/admin/client/:clientId/user-import', tags: ['user'] },
  upload: {
    method: 'POST',
    path: '/api/admin/client/:clientId/user-import',
    invalidates: ['user'],
  },
  check: {
    method: 'POST',
    path: '/api/admin/client/:clientId/user-import/:id/check',
    invalidates: ['user'],
  },
  get: { method: 'GET', path: '/api/admin/client/:clientId/user-import/:id' },
  run: {
    method: 'POST',
    path: '/api/admin/client/:clientId/user-import/:id/run',
    invalidates: ['user', 'client', 'company', 'loggedUser'],
  },
};
export const mobileDeviceAdmin: LightRoutes<(typeof api)['mobileDeviceAdmin']> = {
  list: {
    method: 'GET',
    path: '/api/admin/user/:userId/mobile-device',
    tags: ['admin:mobile-device'],
  },
  act: {
    method: 'PUT',
    path: '/api/admin/user/:userId/mobile-device/:id/action',
    invalidates: ['admin:mobile-device'],
  },
};
export const employerSignInAdmin: LightRoutes<(typeof api)['employerSignInAdmin']> = {
  get: {
    method: 'GET',
    path: '/api/admin/client/:clientId/sign-in',
    tags: ['admin:employer-sign-in'],
  },
  save: {
    method: 'PUT',
    path: '/api/admin/client/:clientId/sign-in',
    invalidates: ['admin:employer-sign-in', 'client'],
  },
  test: { method: 'POST', path: '/api/admin/client/:clientId/sign-in/test' },
};
export const directoryToken: LightRoutes<(typeof api)['directoryToken']> = {
  list: {
    method: 'GET',
    path: '/api/admin/client/:clientId/directory-token',
    tags: ['admin:directory-token'],
  },
  create: {
    method: 'POST',
    path: '/api/admin/client/:clientId/directory-token',
    invalidates: ['admin:directory-token'],
  },
  revoke: {
    method: 'DELETE',
    path: '/api/admin/client/:clientId/directory-token/:id',
    invalidates: ['admin:directory-token'],
  },
};
export const audit: LightRoutes<(typeof api)['audit']> = {
  list: { method: 'GET', path: '/api/admin/audit', tags: ['*'] },
};
export const dashboard: LightRoutes<(typeof api)['dashboard']> = {
  get: {
    method: 'GET',
    path: '/api/admin/dashboard',
    tags: [
      'partner',
      'offer',
      'user',
      'magazineArticle',
      'promoRow',
      'carousel',
      'config',
      'media',
    ],
  },
};
export const health: LightRoutes<(typeof api)['health']> = {
  get: { method: 'GET', path: '/api/admin/health' },
};
