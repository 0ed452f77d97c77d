import { idFromSlug } from '@cafeteria/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { loginAddress, meQuery } from '../../shared/session/index.ts';
import { magazineSlidesQuery } from '../carousel/index.ts';
import { FailedScreen } from '../screen/index.ts';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import {
  articleQuery,
  articlesQuery,
  featuredQuery,
  internalBenefitsQuery,
} from './article-data.ts';
import { readMagazineSearch } from './magazine-search.ts';

const screenOf = (name: string): ScreenData => ({
  module: `src/portal/magazine/${name}.tsx`,
  namespaces: ['magazine', 'cafeteria'],
});
const states = { pendingComponent: ArticleSkeleton, errorComponent: FailedScreen } as const;

const magazine = screenOf('MagazineScreen');
const magazineRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/magazine',
  staticData: { screen: magazine },
  validateSearch: readMagazineSearch,
  loader: (input) => {
    const {
      context: { queryClient },
      location,
    } = input;
    const { categories, pageNumber = 0, withoutCarousel } = readMagazineSearch(location.search);
    const isFirst = !categories && pageNumber === 0;
    return loadScreen(input, magazine, [
      queryClient.ensureQueryData(articlesQuery(categories, pageNumber)),
      ...(withoutCarousel ? [] : [queryClient.ensureQueryData(magazineSlidesQuery)]),
      ...(isFirst ? [queryClient.ensureQueryData(featuredQuery)] : []),
    ]);
  },
  component: lazyRouteComponent(() => import('./MagazineScreen.tsx'), 'MagazineScreen'),
});

const article = screenOf('ArticleScreen');
const articleRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/magazine/$articleRoute',
  staticData: { screen: article },
  loader: (input) => {
    const {
      context: { queryClient },
      params: { articleRoute: route },
      location,
    } = input;
    const load = async (): Promise<void> => {
      if (idFromSlug(route) === undefined) throw redirect({ to: '/404', replace: true });
      const found = await queryClient.ensureQueryData(articleQuery(route));
      if (found.route !== route)
        throw redirect({ href: `/magazine/${found.route}${location.searchStr}`, replace: true });
    };
    return loadScreen(input, article, [load()]);
  },
  component: lazyRouteComponent(() => import('./ArticleScreen.tsx'), 'ArticleScreen'),
});

const internal = screenOf('InternalBenefitsScreen');
const internalRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/internal-benefits',
  staticData: { screen: internal },
  beforeLoad: async ({ context, location }) => {
    if (!(await context.queryClient.ensureQueryData(meQuery)))
      throw redirect({ href: loginAddress(location.href) });
  },
  loader: (input) =>
    loadScreen(input, internal, [input.context.queryClient.ensureQueryData(internalBenefitsQuery)]),
  component: lazyRouteComponent(
    () => import('./InternalBenefitsScreen.tsx'),
    'InternalBenefitsScreen',
  ),
});

export const magazineRoutes = [magazineRoute, articleRoute, internalRoute] as const;
