import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { forbidden, loadScreen, rootRoute } from '../shared/routing/index.ts';
import type { Found } from './frame/index.ts';
import { isStaff, requireSignIn } from '../shared/session/index.ts';
import type { LoadPage } from './shell/index.ts';

/** The administration is one lazy chunk, so that readers never load it. */
const administration = () => import('./shell/index.ts');

/**
 * Everything under /admin. Anonymous readers sign in first; signed-in ones who administer nothing get the 403 page,
 * which is the portal's (`router.ts`).
 */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  ssr: false,
  staticData: { needsSignIn: true },
  beforeLoad: async (input) => {
    if (!isStaff(await requireSignIn(input))) throw notFound({ data: forbidden });
  },
  loader: (input) => loadScreen(input, { namespaces: ['admin'] }),
  component: lazyRouteComponent(administration, 'AdminFrame'),
});

const loadPage = async (...input: Parameters<LoadPage>): Promise<Found> =>
  (await administration()).loadPage(...input);
const component = lazyRouteComponent(administration, 'PageScreen');
const notFoundComponent = lazyRouteComponent(administration, 'NothingHere');
const homeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  loader: (input) => loadPage(input, '/admin'),
  component,
  notFoundComponent,
});
const pageRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  loader: (input) => loadPage(input, `/admin/${input.params._splat}`),
  component,
  notFoundComponent,
});

export const adminRoutes = [adminRoute.addChildren([homeRoute, pageRoute])] as const;
