import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { rootRoute } from '../shell/root-route.ts';
import { loadScreen, type ScreenData } from '../../platform/routing/index.ts';
import { listSearch } from '../../platform/resource/search.ts';
import { isAdmin, loginAddress, meQuery } from '../../platform/session/index.ts';
import { boolean, number, oneOf, string } from '../../platform/url-state/index.ts';
import { forbidden, ForbiddenScreen } from './ForbiddenScreen.tsx';

const frame: ScreenData = { module: 'src/areas/admin/AdminFrame.tsx', namespaces: ['admin'] };
/** Everything under /admin: anonymous readers sign in first; others than administrators see that it is not for them and load nothing of it. */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute, path: '/admin', staticData: { screen: frame }, ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.ensureQueryData(meQuery);
    if (!me) throw redirect({ href: loginAddress(location.href) });
    if (!isAdmin(me)) throw notFound({ data: forbidden, routeId: '/admin' });
  },
  loader: (input) => loadScreen(input, frame),
  component: lazyRouteComponent(() => import('./AdminFrame.tsx'), 'AdminFrame'),
  notFoundComponent: ForbiddenScreen,
});

const screens = () => import('./screens.ts');
type Search = Record<string, unknown>;
const states = ['INACTIVE', 'SCHEDULED', 'LIVE', 'EXPIRED'] as const;
const levels = ['ADEPT_FOR_SUSTAINABILITY', 'SUSTAINABILITY_CHAMPION'] as const;
const grades = ['A', 'B', 'C', 'D', 'E'] as const;
const branchList = listSearch({});
const id = (value: string): number => {
  if (!/^\d{1,9}$/.test(value)) throw notFound();
  return Number(value);
};
const partnerParams = { parse: ({ partnerId }: { partnerId: string }) => ({ partnerId: id(partnerId) }), stringify: ({ partnerId }: { partnerId: number }) => ({ partnerId: String(partnerId) }) };
const offerParams = { parse: ({ offerId }: { offerId: string }) => ({ offerId: id(offerId) }), stringify: ({ offerId }: { offerId: number }) => ({ offerId: String(offerId) }) };
const branchOfficeParams = {
  parse: ({ partnerId, branchOfficeId }: { partnerId: string; branchOfficeId: string }) => ({ partnerId: id(partnerId), branchOfficeId: id(branchOfficeId) }),
  stringify: ({ partnerId, branchOfficeId }: { partnerId: number; branchOfficeId: number }) => ({ partnerId: String(partnerId), branchOfficeId: String(branchOfficeId) }),
};
/** How a record is saved (the specification's copy mode), and the field to begin at. */
const editSearch = (search: Search): { copyMode?: 'COPY' | undefined; field?: string | undefined } => ({ copyMode: oneOf(['COPY'], search.copyMode), field: string(search.field) });

export const partnerListRoute = createRoute({
  getParentRoute: () => adminRoute, path: '/partner', component: lazyRouteComponent(screens, 'PartnerList'),
  validateSearch: listSearch({ categoryId: number, subcategoryId: number, sustainability: (value) => oneOf(levels, value), grade: (value) => oneOf(grades, value), online: boolean }),
});
export const partnerCreateRoute = createRoute({ getParentRoute: () => adminRoute, path: '/partner/create', component: lazyRouteComponent(screens, 'PartnerCreate') });
export const partnerRoute = createRoute({
  getParentRoute: () => adminRoute, path: '/partner/$partnerId', params: partnerParams, component: lazyRouteComponent(screens, 'PartnerDetail'),
  validateSearch: (search: Search) => ({ ...branchList(search), tab: oneOf(['branches', 'offers'], search.tab) }),
});
export const partnerEditRoute = createRoute({ getParentRoute: () => adminRoute, path: '/partner/$partnerId/edit', params: partnerParams, validateSearch: editSearch, component: lazyRouteComponent(screens, 'PartnerEdit') });
export const branchOfficeCreateRoute = createRoute({ getParentRoute: () => adminRoute, path: '/partner/$partnerId/branch-office/create', params: partnerParams, component: lazyRouteComponent(screens, 'BranchOfficeCreate') });
export const branchOfficeImportRoute = createRoute({
  getParentRoute: () => adminRoute, path: '/partner/$partnerId/branch-office/import', params: partnerParams, component: lazyRouteComponent(screens, 'BranchOfficeImport'),
  validateSearch: (search: Search): { importId?: number | undefined } => ({ importId: number(search.importId) }),
});
export const branchOfficeRoute = createRoute({ getParentRoute: () => adminRoute, path: '/partner/$partnerId/branch-office/$branchOfficeId', params: branchOfficeParams, component: lazyRouteComponent(screens, 'BranchOfficeDetail') });
export const branchOfficeEditRoute = createRoute({ getParentRoute: () => adminRoute, path: '/partner/$partnerId/branch-office/$branchOfficeId/edit', params: branchOfficeParams, validateSearch: editSearch, component: lazyRouteComponent(screens, 'BranchOfficeEdit') });
export const offerListRoute = createRoute({
  getParentRoute: () => adminRoute, path: '/offer', component: lazyRouteComponent(screens, 'OfferList'), validateSearch: listSearch({ partnerId: number, subcategoryId: number, state: (value) => oneOf(states, value) }),
});
export const offerCreateRoute = createRoute({ getParentRoute: () => adminRoute, path: '/offer/create', component: lazyRouteComponent(screens, 'OfferCreate'), validateSearch: (search: Search): { partnerId?: number | undefined } => ({ partnerId: number(search.partnerId) }) });
export const offerRoute = createRoute({ getParentRoute: () => adminRoute, path: '/offer/$offerId', params: offerParams, component: lazyRouteComponent(screens, 'OfferDetail') });
export const offerEditRoute = createRoute({ getParentRoute: () => adminRoute, path: '/offer/$offerId/edit', params: offerParams, validateSearch: editSearch, component: lazyRouteComponent(screens, 'OfferEdit') });
const indexRoute = createRoute({ getParentRoute: () => adminRoute, path: '/', component: lazyRouteComponent(screens, 'Overview') });

export const adminRoutes = [adminRoute.addChildren([
  indexRoute, partnerListRoute, partnerCreateRoute, partnerRoute, partnerEditRoute, branchOfficeCreateRoute, branchOfficeImportRoute, branchOfficeRoute, branchOfficeEditRoute,
  offerListRoute, offerCreateRoute, offerRoute, offerEditRoute,
])] as const;
