import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { requireSignIn } from '../../shared/session/index.ts';
import { screenStates } from '../screen/index.ts';

const screen: ScreenData = {
  module: 'src/portal/favorite/FavoriteScreen.tsx',
  namespaces: ['cafeteria'],
};
export const favoriteRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/favorite',
  staticData: { screen, needsSignIn: true },
  beforeLoad: async (input) => void (await requireSignIn(input)),
  loader: (input) => loadScreen(input, screen),
  component: lazyRouteComponent(() => import('./FavoriteScreen.tsx'), 'FavoriteScreen'),
});
