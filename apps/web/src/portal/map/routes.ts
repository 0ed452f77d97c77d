import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { FailedScreen } from '../screen/index.ts';
import { mapHref, readMapSearch } from './map-search.ts';
import { loadPinMap } from './pins/index.ts';

const screen: ScreenData = {
  module: 'src/portal/map/MapScreen.tsx',
  namespaces: ['cafeteria'],
};
const importScreen = () => import('./MapScreen.tsx');

/**
 * The map: the server renders everything but the drawing, which the browser brings after it. An address without
 * filters starts with those the administration chose.
 */
export const mapRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/map',
  staticData: { screen },
  validateSearch: readMapSearch,
  beforeLoad: ({ search }) => ({ search }),
  errorComponent: FailedScreen,
  loader: async (input) => {
    const {
      context: { queryClient, search },
      location,
      cause,
    } = input;
    // start early to load what draws the map; the screen asks again and handles the failure
    if (!import.meta.env.SSR) loadPinMap().catch(() => {});
    const [{ loadFilters, loadFirstList }] = await Promise.all([
      importScreen(),
      loadScreen(input, screen),
    ]);
    const { defaults } = await loadFilters(queryClient);
    const isNarrowed = defaults.categories.length > 0 || defaults.payment.length > 0;
    if (cause === 'enter' && location.searchStr === '' && isNarrowed)
      throw redirect({ href: mapHref(defaults), replace: true });
    if (import.meta.env.SSR) await loadFirstList(queryClient, search);
  },
  component: lazyRouteComponent(importScreen, 'MapScreen'),
});
