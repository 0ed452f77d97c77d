import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { FailedScreen } from '../screen/index.ts';
import { loadPinMap } from './pins/index.ts';

const screen: ScreenData = { module: 'src/portal/map/entry.ts', namespaces: ['cafeteria'] };
const bring = () => import('./entry.ts');

/**
 * The map, drawn only in the browser. An address without filters starts with those the
 * administration chose.
 */
export const mapRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/map',
  staticData: { screen },
  ssr: false,
  errorComponent: FailedScreen,
  loader: async (input) => {
    const {
      context: { queryClient },
      location,
      cause,
    } = input;
    // the screen and what draws its map are brought side by side; whoever needs the map is told if it does not come
    loadPinMap().catch(() => {});
    const [{ filtersQuery, mapAddress }] = await Promise.all([bring(), loadScreen(input, screen)]);
    const { defaults } = await queryClient.ensureQueryData(filtersQuery);
    const isNarrowed = defaults.categories.length > 0 || defaults.payment.length > 0;
    if (cause === 'enter' && location.searchStr === '' && isNarrowed)
      throw redirect({ href: mapAddress(defaults), replace: true });
  },
  component: lazyRouteComponent(bring, 'MapScreen'),
});
