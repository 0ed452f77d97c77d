import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { loginHref, meQuery } from '../../shared/session/index.ts';
import { screenStates } from '../screen/index.ts';

const screen: ScreenData = {
  module: 'src/portal/favorite/FavoriteScreen.tsx',
  namespaces: ['cafeteria'],
};
export const favoriteRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/favorite',
  staticData: { screen },
  beforeLoad: async ({ context, location }) => {
    if (!(await context.queryClient.ensureQueryData(meQuery)))
      throw redirect({ href: loginHref(location.href) });
  },
  loader: (input) => loadScreen(input, screen),
  component: lazyRouteComponent(() => import('./FavoriteScreen.tsx'), 'FavoriteScreen'),
});
