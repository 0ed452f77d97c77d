import {
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router';
import { forbidden, loadScreen, rootRoute, type RouterContext } from '../shared/routing/index.ts';
import { isAdmin, loginAddress, meQuery } from '../shared/session/index.ts';

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
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.ensureQueryData(meQuery);
    if (!me) throw redirect({ href: loginAddress(location.href) });
    if (!isAdmin(me)) throw notFound({ data: forbidden, routeId: rootRouteId });
  },
  loader: (input) => loadScreen(input, { namespaces: ['admin'] }),
  component: lazyRouteComponent(administration, 'AdminFrame'),
});

type LoaderInput = { readonly context: RouterContext; readonly params: { _splat?: string } };
/** One route serves every page; the list of resources says which page a path means. */
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
