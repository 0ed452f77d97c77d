import {
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router';
import { forbidden, loadScreen, rootRoute, type RouterContext } from '../shared/routing/index.ts';
import type { Found } from './frame/index.ts';
import { isAdmin, loginHref, meQuery } from '../shared/session/index.ts';

/** Everything of administration is one lazy chunk, so that readers load none of it. */
const administration = () => import('./shell/index.ts');

/**
 * Everything under /admin. Anonymous readers sign in first; everybody but administrators is told
 * that it is not for them.
 */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.ensureQueryData(meQuery);
    if (!me) throw redirect({ href: loginHref(location.href) });
    if (!isAdmin(me)) throw notFound({ data: forbidden, routeId: rootRouteId });
  },
  loader: (input) => loadScreen(input, { namespaces: ['admin'] }),
  component: lazyRouteComponent(administration, 'AdminFrame'),
});

type LoaderInput = { readonly context: RouterContext };
/** One route for every page: which page an address means, the list of resources says. */
const loadPage = async ({ context }: LoaderInput, path: string): Promise<Found> => {
  const { site } = await administration();
  const found = site.find(path);
  if (!found) throw notFound({ routeId: rootRouteId });
  await Promise.all([loadScreen({ context }, found.page), found.page.Screen.preload?.()]);
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
