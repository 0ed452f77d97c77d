import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { FailedScreen } from '../screen/index.ts';
import { isSearchable } from '../search-box/index.ts';
import { readResultSearch, resultQuery } from './result-search.ts';

const screen: ScreenData = {
  module: 'src/portal/search/SearchScreen.tsx',
  namespaces: ['cafeteria', 'magazine'],
};

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  staticData: { screen },
  validateSearch: readResultSearch,
  errorComponent: FailedScreen,
  beforeLoad: ({ search }) => ({ search }),
  loader: (input) => {
    const { queryClient, search } = input.context;
    return loadScreen(
      input,
      screen,
      // what one's money buys is asked by the page itself: a page the server makes holds nothing of it
      search.keyword && isSearchable(search.keyword) && search.money === undefined
        ? [queryClient.ensureQueryData(resultQuery(search))]
        : [],
    );
  },
  component: lazyRouteComponent(() => import('./SearchScreen.tsx'), 'SearchScreen'),
});
