import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { adminRoute, adminRoutes } from '../admin/routes.ts';
import { portalRoutes } from '../portal/routes.ts';
import { FailedScreen } from '../portal/screen/index.ts';
import { loadShell, NotFoundScreen, Shell } from '../portal/shell/index.ts';
import { rootRoute, type RouterContext } from '../shared/routing/index.ts';
import { parseSearch, stringifySearch } from '../shared/url-state/index.ts';

rootRoute.update({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: FailedScreen,
});
rootRoute.updateLoader({ loader: loadShell });
// in a file of its own: nothing of administration is loaded for who administers nothing
adminRoute.update({
  notFoundComponent: lazyRouteComponent(
    () => import('../portal/forbidden/index.ts'),
    'ForbiddenScreen',
  ),
});
const routeTree = rootRoute.addChildren([...adminRoutes, ...portalRoutes] as const);

export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    scrollRestoration: !import.meta.env.SSR,
    // smooth scrolling is of within a page: another one begins at its top
    scrollRestorationBehavior: 'instant',
    defaultStructuralSharing: true,
    ...(history && { history }),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;
declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
