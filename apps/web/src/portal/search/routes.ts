import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { FailedScreen } from '../screen/index.ts';
import { isSearchable } from '../search-box/index.ts';
import { readSearch } from './result-search.ts';
import { resultQuery } from './search-data.ts';

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
