import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { adminRoutes } from '../admin/routes.ts';
import { portalRoutes } from '../portal/routes.ts';
import { FailedScreen } from '../portal/screen/index.ts';
import { loadShell, MissingScreen, Shell } from '../portal/shell/index.ts';
import { rootRoute, type RouterContext } from '../shared/routing/index.ts';
import { parseSearch, stringifySearch } from '../shared/url-state/index.ts';

rootRoute.update({
  component: Shell,
  notFoundComponent: MissingScreen,
  errorComponent: FailedScreen,
});
rootRoute.updateLoader({ loader: loadShell });
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
    defaultStructuralSharing: true,
    ...(history && { history }),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;
declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
