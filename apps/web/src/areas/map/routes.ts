import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadScreen, type ScreenData } from '../../platform/routing/index.ts';
import { FailedScreen } from '../shell/FailedScreen.tsx';
import { rootRoute } from '../shell/root-route.ts';

const screen: ScreenData = { module: 'src/areas/map/entry.ts', namespaces: ['cafeteria'] };
const bring = () => import('./entry.ts');

/** The map is drawn by the browser only; an address that says nothing begins with the filters the administration chose. */
export const mapRoute = createRoute({
  getParentRoute: () => rootRoute, path: '/map', staticData: { screen }, ssr: false, errorComponent: FailedScreen,
  loader: async (input) => {
    const { context: { queryClient }, location, cause } = input;
    const [{ filtersQuery, mapAddress, bringMap }] = await Promise.all([bring(), loadScreen(input, screen)]);
    bringMap();
    const { defaults } = await queryClient.ensureQueryData(filtersQuery);
    const isNarrowed = defaults.categories.length > 0 || defaults.payment.length > 0;
    if (cause === 'enter' && location.searchStr === '' && isNarrowed) throw redirect({ href: mapAddress(defaults), replace: true });
  },
  component: lazyRouteComponent(bring, 'MapScreen'),
});
