import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../app/root-route.ts';
import { loadScreen, type ScreenData } from '../../app/router-context.ts';
import { boolean, string } from '../../platform/url-state/index.ts';
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx';

const login: ScreenData = { module: 'src/areas/public/LoginScreen.tsx', namespaces: ['cafeteria'] };
const loginRoute = createRoute({
  getParentRoute: () => rootRoute, path: '/login', staticData: { screen: login },
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined; unauthorizedRedirect?: boolean | undefined } => ({ redirect: string(search.redirect), unauthorizedRedirect: boolean(search.unauthorizedRedirect) }),
  loader: (input) => loadScreen(input, login),
  component: lazyRouteComponent(() => import('./LoginScreen.tsx'), 'LoginScreen'),
});
const notFoundRoute = createRoute({ getParentRoute: () => rootRoute, path: '/404', component: NotFoundScreen });

export const publicRoutes = [loginRoute, notFoundRoute] as const;
