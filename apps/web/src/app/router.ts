import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { adminRoutes } from '../areas/admin/routes.ts';
import { cafeteriaRoutes } from '../areas/cafeteria/routes.ts';
import { magazineRoutes } from '../areas/magazine/routes.ts';
import { mapRoute } from '../areas/map/routes.ts';
import { publicRoutes } from '../areas/public/routes.ts';
import { searchRoute } from '../areas/search/routes.ts';
import { parseSearch, stringifySearch } from '../platform/url-state/index.ts';
import { rootRoute } from '../areas/shell/root-route.ts';
import type { RouterContext } from '../platform/routing/index.ts';

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  ...adminRoutes,
  ...magazineRoutes,
  searchRoute,
  mapRoute,
  ...cafeteriaRoutes,
]);

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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
