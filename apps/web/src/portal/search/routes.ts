import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isSearchable } from './index.ts';
import { rootRoute, loadScreen, type ScreenData } from '../../shared/routing/index.ts';
import { FailedScreen } from '../shell/index.ts';
import { resultQuery } from './search-data.ts';
import { readSearch } from './search-search.ts';

const screen: ScreenData = {
  module: 'src/portal/search/SearchScreen.tsx',
  namespaces: ['cafeteria', 'magazine'],
};

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  staticData: { screen },
  validateSearch: readSearch,
  errorComponent: FailedScreen,
  loader: (input) => {
    const search = readSearch(input.location.search);
    return loadScreen(
      input,
      screen,
      search.keyword && isSearchable(search.keyword)
        ? [input.context.queryClient.ensureQueryData(resultQuery(search))]
        : [],
    );
  },
  component: lazyRouteComponent(() => import('./SearchScreen.tsx'), 'SearchScreen'),
});
