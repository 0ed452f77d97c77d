import { api } from '@cafeteria/contract/light';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { apiOf, read } from '../../shared/api/index.ts';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { homeSlidesQuery } from '../carousel/index.ts';
import { screenStates } from '../screen/index.ts';

const screen: ScreenData = {
  module: 'src/portal/home/HomeScreen.tsx',
  namespaces: ['cafeteria'],
};
export const homeRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { screen },
  loader: (input) => {
    const { queryClient } = input.context;
    apiOf(queryClient).lock.release();
    return loadScreen(input, screen, [
      queryClient.ensureQueryData(read(api.home.get, {})),
      queryClient.ensureQueryData(homeSlidesQuery),
    ]);
  },
  component: lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen'),
});
