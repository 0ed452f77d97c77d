import {
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router';
import { forbidden, loadScreen, rootRoute, type RouterContext } from '../shared/routing/index.ts';
import { isAdmin, loginAddress, meQuery } from '../shared/session/index.ts';

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
    if (!me) throw redirect({ href: loginAddress(location.href) });
    if (!isAdmin(me)) throw notFound({ data: forbidden, routeId: rootRouteId });
  },
  loader: (input) => loadScreen(input, { namespaces: ['admin'] }),
  component: lazyRouteComponent(administration, 'AdminFrame'),
});

type LoaderInput = { readonly context: RouterContext; readonly params: { _splat?: string } };
/** One route for every page: which page an address means, the list of resources says. */
const page = {
  getParentRoute: () => adminRoute,
  loader: async ({ context, params: { _splat } }: LoaderInput) => {
    const { site } = await administration();
    const found = site.find(_splat ? `/admin/${_splat}` : '/admin');
    if (!found) throw notFound({ routeId: rootRouteId });
    await Promise.all([loadScreen({ context }, found.page), found.page.Screen.preload?.()]);
    return found;
  },
  component: lazyRouteComponent(administration, 'PageScreen'),
};

export const adminRoutes = [
  adminRoute.addChildren([
    createRoute({ ...page, path: '/' }),
    createRoute({ ...page, path: '$' }),
  ]),
] as const;
