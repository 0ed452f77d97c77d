import { idFromSlug } from '@cafeteria/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { requireSignIn } from '../../shared/session/index.ts';
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
  beforeLoad: ({ search }) => ({ search }),
  loader: (input) => {
    const { queryClient, search } = input.context;
    const { categories, pageNumber = 0, withoutCarousel } = search;
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
  loader: async (input) => {
    const {
      context: { queryClient },
      params: { articleRoute: slug },
      location,
    } = input;
    const load = async (): Promise<number> => {
      const id = idFromSlug(slug);
      if (id === undefined) throw redirect({ to: '/404', replace: true });
      const { route } = await queryClient.ensureQueryData(articleQuery(id));
      if (route !== slug)
        throw redirect({ href: `/magazine/${route}${location.searchStr}`, replace: true });
      return id;
    };
    const articleId = load();
    await loadScreen(input, article, [articleId]);
    return { articleId: await articleId };
  },
  component: lazyRouteComponent(() => import('./ArticleScreen.tsx'), 'ArticleScreen'),
});

const internal = screenOf('InternalBenefitsScreen');
const internalRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/internal-benefits',
  staticData: { screen: internal, needsSignIn: true },
  beforeLoad: async (input) => void (await requireSignIn(input)),
  loader: (input) =>
    loadScreen(input, internal, [input.context.queryClient.ensureQueryData(internalBenefitsQuery)]),
  component: lazyRouteComponent(
    () => import('./InternalBenefitsScreen.tsx'),
    'InternalBenefitsScreen',
  ),
});

export const magazineRoutes = [magazineRoute, articleRoute, internalRoute] as const;
