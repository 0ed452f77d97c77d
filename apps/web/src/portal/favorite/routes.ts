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
  // read by the screen: its words are not for the first page of somebody else
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async (input) => void (await requireSignIn(input)),
  loader: (input) => loadScreen(input, screen),
  component: lazyRouteComponent(() => import('./FavoriteScreen.tsx'), 'FavoriteScreen'),
});
