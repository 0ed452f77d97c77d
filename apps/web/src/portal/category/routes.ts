import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  loadScreen,
  rootRoute,
  type RouterContext,
  type ScreenData,
} from '../../shared/routing/index.ts';
import { screenStates } from '../screen/index.ts';
import { cardsQuery, loadPlace, promoRowsQuery } from './category-data.ts';
import { readCategorySearch } from './category-search.ts';

const screen: ScreenData = {
  module: 'src/portal/category/CategoryScreen.tsx',
  namespaces: ['cafeteria'],
};
type Input = { readonly context: RouterContext };
const loadCategory =
  (
    { context: { queryClient } }: Input,
    slugs: Parameters<typeof loadPlace>[1],
    location: { searchStr: string; search: Record<string, unknown> },
  ) =>
  async (): Promise<void> => {
    const place = await loadPlace(queryClient, slugs, location.searchStr);
    await Promise.all([
      queryClient.ensureQueryData(cardsQuery(place, readCategorySearch(location.search))),
      queryClient.ensureQueryData(promoRowsQuery(place)),
    ]);
  };
const component = lazyRouteComponent(() => import('./CategoryScreen.tsx'), 'CategoryScreen');
const categoryRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/$categoryRoute',
  staticData: { screen },
  validateSearch: readCategorySearch,
  component,
  loader: (input) =>
    loadScreen(input, screen, [loadCategory(input, input.params, input.location)()]),
});
const subcategoryRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/$categoryRoute/$subcategoryRoute',
  staticData: { screen },
  validateSearch: readCategorySearch,
  component,
  loader: (input) =>
    loadScreen(input, screen, [loadCategory(input, input.params, input.location)()]),
});
export const categoryRoutes = [subcategoryRoute, categoryRoute] as const;
