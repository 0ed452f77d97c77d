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
 * The map, drawn only in the browser. An address without filters starts with those the
 * administration chose.
 */
export const mapRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/map',
  staticData: { screen },
  ssr: false,
  validateSearch: readMapSearch,
  errorComponent: FailedScreen,
  loader: async (input) => {
    const {
      context: { queryClient },
      location,
      cause,
    } = input;
    // start early to load what draws the map; the screen asks again and handles the failure
    loadPinMap().catch(() => {});
    const [{ filtersQuery }] = await Promise.all([importScreen(), loadScreen(input, screen)]);
    const { defaults } = await queryClient.ensureQueryData(filtersQuery);
    const isNarrowed = defaults.categories.length > 0 || defaults.payment.length > 0;
    if (cause === 'enter' && location.searchStr === '' && isNarrowed)
      throw redirect({ href: mapHref(defaults), replace: true });
  },
  component: lazyRouteComponent(importScreen, 'MapScreen'),
});
