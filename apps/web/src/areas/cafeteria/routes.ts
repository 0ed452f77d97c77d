import { api } from '@cafeteria/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../app/root-route.ts';
import { loadScreen, type ScreenData } from '../../app/router-context.ts';
import { read } from '../../platform/api/index.ts';

const home: ScreenData = { module: 'src/areas/cafeteria/HomeScreen.tsx', namespaces: ['cafeteria'] };
const homeRoute = createRoute({
  getParentRoute: () => rootRoute, path: '/', staticData: { screen: home },
  loader: (input) => loadScreen(input, home, [input.context.queryClient.ensureQueryData(read(api.home.get, {})), input.context.queryClient.ensureQueryData(read(api.carousel.list, { placement: 'HOMEPAGE' }))]),
  component: lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen'),
});

export const cafeteriaRoutes = [homeRoute] as const;
