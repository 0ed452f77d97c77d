import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  loadScreen,
  rootRoute,
  type RouterContext,
  type ScreenData,
} from '../../shared/routing/index.ts';
import { screenStates } from '../screen/index.ts';
import { cardsQuery, loadSection, promoRowsQuery, type Section } from './category-data.ts';
import { type CategorySearch, readCategorySearch } from './category-search.ts';

const screen: ScreenData = {
  module: 'src/portal/category/CategoryScreen.tsx',
  namespaces: ['cafeteria'],
};
type Input = {
  readonly context: RouterContext & { readonly search: CategorySearch };
  readonly params: Parameters<typeof loadSection>[1];
  readonly location: { readonly searchStr: string };
};
/** Loads the section of the path and its first lists; the screen gets the section. */
const load = async (input: Input): Promise<Section> => {
  const {
    context: { queryClient, search },
    params,
    location,
  } = input;
  const section = loadSection(queryClient, params, location.searchStr);
  const lists = async (): Promise<void> => {
    const found = await section;
    await Promise.all([
      // what one's money buys is asked by the page itself: a page the server makes holds nothing of it
      search.money === undefined && queryClient.ensureQueryData(cardsQuery(found, search)),
      queryClient.ensureQueryData(promoRowsQuery(found)),
    ]);
  };
  await loadScreen(input, screen, [lists()]);
  return section;
};
const categoryRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/$categoryRoute',
  staticData: { screen },
  validateSearch: readCategorySearch,
  beforeLoad: ({ search }) => ({ search }),
  loader: (input) => load(input),
  component: lazyRouteComponent(() => import('./CategoryScreen.tsx'), 'CategoryScreen'),
});
const subcategoryRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/$categoryRoute/$subcategoryRoute',
  staticData: { screen },
  validateSearch: readCategorySearch,
  beforeLoad: ({ search }) => ({ search }),
  loader: (input) => load(input),
  component: lazyRouteComponent(() => import('./CategoryScreen.tsx'), 'SubcategoryScreen'),
});

export const categoryRoutes = [subcategoryRoute, categoryRoute] as const;
