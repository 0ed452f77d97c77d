import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from './frame/search.ts';
import { idParams } from '../shared/routing/index.ts';
import { number, oneOf } from '../shared/url-state/index.ts';
import { adminRoute, editSearch } from './shell/admin-route.ts';
import { resourceRoutes } from './shell/resource-routes.ts';

const screens = () => import('./people-screens.ts');
type Search = Record<string, unknown>;
const parent = { getParentRoute: () => adminRoute };
const countries = ['CZ', 'SK'] as const;
const userFilters = {
  companyId: number,
  role: (value: unknown) => oneOf(['ROLE_ADMIN', 'ROLE_USER'], value),
  onboarding: (value: unknown) => oneOf(['NONE', 'SENT', 'COMPLETED'], value),
};
const clientParams = idParams('clientId');

/** Companies, clients and users: who employs, the employer's programme, and its people. */
export const peopleRoutes = [
  ...resourceRoutes('/company', async () => (await screens()).companyScreens, {
    country: (value) => oneOf(countries, value),
    role: (value) => oneOf(['EMPLOYER', 'OPERATOR'], value),
  }),
  createRoute({
    ...parent,
    path: '/client',
    component: lazyRouteComponent(screens, 'ClientList'),
    validateSearch: listSearch({ companyId: number, country: (value) => oneOf(countries, value) }),
  }),
  createRoute({
    ...parent,
    path: '/client/create',
    component: lazyRouteComponent(screens, 'ClientCreate'),
    validateSearch: (search: Search): { companyId?: number | undefined } => ({
      companyId: number(search.companyId),
    }),
  }),
  createRoute({
    ...parent,
    path: '/client/$clientId',
    params: clientParams,
    component: lazyRouteComponent(screens, 'ClientDetail'),
    validateSearch: (search: Search) => ({
      ...listSearch(userFilters)(search),
      tab: oneOf(['users'], search.tab),
    }),
  }),
  createRoute({
    ...parent,
    path: '/client/$clientId/edit',
    params: clientParams,
    validateSearch: editSearch,
    component: lazyRouteComponent(screens, 'ClientEdit'),
  }),
  createRoute({
    ...parent,
    path: '/client/$clientId/user-import',
    params: clientParams,
    component: lazyRouteComponent(screens, 'UserImport'),
    validateSearch: (search: Search): { importId?: number | undefined } => ({
      importId: number(search.importId),
    }),
  }),
  ...resourceRoutes('/user', async () => (await screens()).userScreens, {
    clientId: number,
    ...userFilters,
  }),
] as const;
