import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../platform/resource/search.ts';
import { number, oneOf } from '../../platform/url-state/index.ts';
import { adminRoute, editSearch, idOf } from './admin-route.ts';

const screens = () => import('./people-screens.ts');
type Search = Record<string, unknown>;
const parent = { getParentRoute: () => adminRoute };
const countries = ['CZ', 'SK'] as const;
const userFilters = { companyId: number, role: (value: unknown) => oneOf(['ROLE_ADMIN', 'ROLE_USER'], value), onboarding: (value: unknown) => oneOf(['NONE', 'SENT', 'COMPLETED'], value) };
const companyParams = { parse: ({ companyId }: { companyId: string }) => ({ companyId: idOf(companyId) }), stringify: ({ companyId }: { companyId: number }) => ({ companyId: String(companyId) }) };
const clientParams = { parse: ({ clientId }: { clientId: string }) => ({ clientId: idOf(clientId) }), stringify: ({ clientId }: { clientId: number }) => ({ clientId: String(clientId) }) };
const userParams = { parse: ({ userId }: { userId: string }) => ({ userId: idOf(userId) }), stringify: ({ userId }: { userId: number }) => ({ userId: String(userId) }) };

/** Companies, clients and users: who employs, the employer's programme, and its people. */
export const peopleRoutes = [
  createRoute({ ...parent, path: '/company', component: lazyRouteComponent(screens, 'CompanyList'), validateSearch: listSearch({ country: (value) => oneOf(countries, value), role: (value) => oneOf(['EMPLOYER', 'OPERATOR'], value) }) }),
  createRoute({ ...parent, path: '/company/create', component: lazyRouteComponent(screens, 'CompanyCreate') }),
  createRoute({ ...parent, path: '/company/$companyId', params: companyParams, component: lazyRouteComponent(screens, 'CompanyDetail') }),
  createRoute({ ...parent, path: '/company/$companyId/edit', params: companyParams, validateSearch: editSearch, component: lazyRouteComponent(screens, 'CompanyEdit') }),
  createRoute({ ...parent, path: '/client', component: lazyRouteComponent(screens, 'ClientList'), validateSearch: listSearch({ companyId: number, country: (value) => oneOf(countries, value) }) }),
  createRoute({ ...parent, path: '/client/create', component: lazyRouteComponent(screens, 'ClientCreate'), validateSearch: (search: Search): { companyId?: number | undefined } => ({ companyId: number(search.companyId) }) }),
  createRoute({
    ...parent, path: '/client/$clientId', params: clientParams, component: lazyRouteComponent(screens, 'ClientDetail'),
    validateSearch: (search: Search) => ({ ...listSearch(userFilters)(search), tab: oneOf(['users'], search.tab) }),
  }),
  createRoute({ ...parent, path: '/client/$clientId/edit', params: clientParams, validateSearch: editSearch, component: lazyRouteComponent(screens, 'ClientEdit') }),
  createRoute({
    ...parent, path: '/client/$clientId/user-import', params: clientParams, component: lazyRouteComponent(screens, 'UserImport'),
    validateSearch: (search: Search): { importId?: number | undefined } => ({ importId: number(search.importId) }),
  }),
  createRoute({ ...parent, path: '/user', component: lazyRouteComponent(screens, 'UserList'), validateSearch: listSearch({ clientId: number, ...userFilters }) }),
  createRoute({ ...parent, path: '/user/create', component: lazyRouteComponent(screens, 'UserCreate'), validateSearch: (search: Search): { clientId?: number | undefined } => ({ clientId: number(search.clientId) }) }),
  createRoute({ ...parent, path: '/user/$userId', params: userParams, component: lazyRouteComponent(screens, 'UserDetail') }),
  createRoute({ ...parent, path: '/user/$userId/edit', params: userParams, validateSearch: editSearch, component: lazyRouteComponent(screens, 'UserEdit') }),
] as const;
