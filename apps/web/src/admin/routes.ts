import { createRoute, lazyRouteComponent, notFound, rootRouteId } from '@tanstack/react-router';
import { forbidden, loadScreen, rootRoute, type RouterContext } from '../shared/routing/index.ts';
import type { Found } from './frame/index.ts';
import { isAdmin, requireSignIn } from '../shared/session/index.ts';

/** The administration is one lazy chunk, so that readers never load it. */
const administration = () => import('./shell/index.ts');

/**
 * Everything under /admin. Anonymous readers sign in first; signed-in ones who are no
 * administrators get the 403 page.
 */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  ssr: false,
  staticData: { needsSignIn: true },
  beforeLoad: async (input) => {
    if (!isAdmin(await requireSignIn(input)))
      throw notFound({ data: forbidden, routeId: rootRouteId });
  },
  loader: (input) => loadScreen(input, { namespaces: ['admin'] }),
  component: lazyRouteComponent(administration, 'AdminFrame'),
});

type LoaderInput = { readonly context: RouterContext };
/** The list of resources says which page a path means. */
const loadPage = async ({ context }: LoaderInput, path: string): Promise<Found> => {
  const { site, loadAround } = await administration();
  const found = site.find(path);
  if (!found) throw notFound({ routeId: rootRouteId });
  await Promise.all([
    loadScreen({ context }, found.page),
    found.page.Screen.preload?.(),
    loadAround(context.queryClient, found),
  ]);
  return found;
};
const component = lazyRouteComponent(administration, 'PageScreen');
const homeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  loader: (input) => loadPage(input, '/admin'),
  component,
});
const pageRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  loader: (input) => loadPage(input, `/admin/${input.params._splat}`),
  component,
});

export const adminRoutes = [adminRoute.addChildren([homeRoute, pageRoute])] as const;
