import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { forbidden, loadScreen, rootRoute, type RouterContext } from '../shared/routing/index.ts';
import type { Found } from './frame/index.ts';
import { isStaff, meQuery, requireSignIn } from '../shared/session/index.ts';

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

const home = '/admin';
type LoaderInput = { readonly context: RouterContext };
/** The list of resources says which page a path means; what is there for others only is forbidden. */
const loadPage = async ({ context }: LoaderInput, path: string): Promise<Found> => {
  const { siteFor, startOf, wholeSite, loadAround } = await administration();
  const me = await context.queryClient.ensureQueryData(meQuery);
  const site = siteFor(me);
  const found = site.find(path);
  const first = startOf(site);
  if (!found && path === home && first) throw redirect({ href: first, replace: true });
  if (!found) throw notFound(wholeSite.find(path) ? { data: forbidden } : {});
  await Promise.all([
    loadScreen({ context }, found.page),
    found.page.Screen.preload?.(),
    loadAround(context.queryClient, found, me),
  ]);
  return found;
};
const component = lazyRouteComponent(administration, 'PageScreen');
const notFoundComponent = lazyRouteComponent(administration, 'NothingHere');
const homeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  loader: (input) => loadPage(input, home),
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
