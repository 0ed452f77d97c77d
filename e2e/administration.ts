const adminPaths = [
  '/admin',
  '/admin/partner',
  '/admin/partner/create',
  '/admin/partner/5',
  '/admin/partner/5/edit',
  '/admin/partner/5?tab=branches',
  '/admin/partner/5/branch-office/create',
  '/admin/partner/5/branch-office/import',
  '/admin/offer',
  '/admin/offer/create',
  '/admin/offer/5/edit',
  '/admin/magazine',
  '/admin/magazine/create',
  '/admin/magazine/2',
  '/admin/magazine/2/edit',
  '/admin/client/1/article',
  '/admin/media',
];

const peoplePaths = [
  '/admin/company',
  '/admin/company/create',
  '/admin/company/1',
  '/admin/client',
  '/admin/client/1',
  '/admin/client/1?tab=users',
  '/admin/client/2/edit',
  '/admin/client/1/user-import',
  '/admin/client/1/credit',
  '/admin/client/1/credit/grant',
  '/admin/client/1/credit/import',
  '/admin/client/1/credit/report',
  '/admin/client/1/sign-in',
  '/admin/tax-limit',
  '/admin/user/2/credit',
  '/admin/user',
  '/admin/user/2',
  '/admin/user/2/edit',
];

const categoryPaths = [
  '/admin/category',
  '/admin/category/6',
  '/admin/category/6?tab=subcategories',
  '/admin/category/6?tab=subcategories&mode=order',
  '/admin/category/6/edit',
  '/admin/category/6/subcategory/create',
  '/admin/dev',
];
const contentPaths = [
  '/admin/carousel',
  '/admin/carousel/1/edit',
  '/admin/promoRow',
  '/admin/promoRow/1/edit',
  '/admin/announcement',
  '/admin/map/filters',
  '/admin/dev?tab=components',
  '/admin/dev?tab=log',
];

/** The screens of administration accessibility.spec.ts looks at closely, in Czech. */
export const administration = [
  ['administration', adminPaths],
  ['companies, clients and users', peoplePaths],
  ['categories', categoryPaths],
  ['content', contentPaths],
] as const;
