import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from './frame/search.ts';
import { idParams } from '../shared/routing/index.ts';
import { boolean, number, oneOf } from '../shared/url-state/index.ts';
import { adminRoute, editSearch } from './shell/admin-route.ts';
import { magazineAdminRoutes } from './magazine-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { peopleRoutes } from './people-routes.ts';

const screens = () => import('./screens.ts');
type Search = Record<string, unknown>;
const states = ['INACTIVE', 'SCHEDULED', 'LIVE', 'EXPIRED'] as const;
const levels = ['ADEPT_FOR_SUSTAINABILITY', 'SUSTAINABILITY_CHAMPION'] as const;
const grades = ['A', 'B', 'C', 'D', 'E'] as const;
const branchList = listSearch({});
const partnerParams = idParams('partnerId');
const offerParams = idParams('offerId');
const branchOfficeParams = idParams('partnerId', 'branchOfficeId');
export const partnerListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner',
  component: lazyRouteComponent(screens, 'PartnerList'),
  validateSearch: listSearch({
    categoryId: number,
    subcategoryId: number,
    companyId: number,
    sustainability: (value) => oneOf(levels, value),
    grade: (value) => oneOf(grades, value),
    online: boolean,
    state: (value) => oneOf(states, value),
    withoutPlace: boolean,
    untranslated: boolean,
  }),
});
export const partnerCreateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner/create',
  component: lazyRouteComponent(screens, 'PartnerCreate'),
});
export const partnerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner/$partnerId',
  params: partnerParams,
  component: lazyRouteComponent(screens, 'PartnerDetail'),
  validateSearch: (search: Search) => ({
    ...branchList(search),
    tab: oneOf(['branches', 'offers'], search.tab),
  }),
});
export const partnerEditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner/$partnerId/edit',
  params: partnerParams,
  validateSearch: editSearch,
  component: lazyRouteComponent(screens, 'PartnerEdit'),
});
export const branchOfficeCreateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner/$partnerId/branch-office/create',
  params: partnerParams,
  component: lazyRouteComponent(screens, 'BranchOfficeCreate'),
});
export const branchOfficeImportRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner/$partnerId/branch-office/import',
  params: partnerParams,
  component: lazyRouteComponent(screens, 'BranchOfficeImport'),
  validateSearch: (search: Search): { importId?: number | undefined } => ({
    importId: number(search.importId),
  }),
});
export const branchOfficeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner/$partnerId/branch-office/$branchOfficeId',
  params: branchOfficeParams,
  component: lazyRouteComponent(screens, 'BranchOfficeDetail'),
});
export const branchOfficeEditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/partner/$partnerId/branch-office/$branchOfficeId/edit',
  params: branchOfficeParams,
  validateSearch: editSearch,
  component: lazyRouteComponent(screens, 'BranchOfficeEdit'),
});
export const offerListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offer',
  component: lazyRouteComponent(screens, 'OfferList'),
  validateSearch: listSearch({
    partnerId: number,
    subcategoryId: number,
    state: (value) => oneOf(states, value),
    expiring: boolean,
    untranslated: boolean,
  }),
});
export const offerCreateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offer/create',
  component: lazyRouteComponent(screens, 'OfferCreate'),
  validateSearch: (search: Search): { partnerId?: number | undefined } => ({
    partnerId: number(search.partnerId),
  }),
});
export const offerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offer/$offerId',
  params: offerParams,
  component: lazyRouteComponent(screens, 'OfferDetail'),
});
export const offerEditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offer/$offerId/edit',
  params: offerParams,
  validateSearch: editSearch,
  component: lazyRouteComponent(screens, 'OfferEdit'),
});
const indexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  component: lazyRouteComponent(screens, 'Overview'),
});

export const adminRoutes = [
  adminRoute.addChildren([
    indexRoute,
    partnerListRoute,
    partnerCreateRoute,
    partnerRoute,
    partnerEditRoute,
    branchOfficeCreateRoute,
    branchOfficeImportRoute,
    branchOfficeRoute,
    branchOfficeEditRoute,
    offerListRoute,
    offerCreateRoute,
    offerRoute,
    offerEditRoute,
    ...peopleRoutes,
    ...magazineAdminRoutes,
    ...contentRoutes,
  ]),
] as const;
