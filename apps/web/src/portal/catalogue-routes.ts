import { api } from '@cafeteria/contract/light';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  rootRoute,
  loadScreen,
  type RouterContext,
  type ScreenData,
} from '../shared/routing/index.ts';
import { homeSlidesQuery } from './carousel/index.ts';
import { branchOfficesQuery } from './partner/index.ts';
import { apiOf, read } from '../shared/api/index.ts';
import { loginAddress, meQuery } from '../shared/session/index.ts';
import { FailedScreen } from './shell/index.ts';
import { loadPlace, promoRowsQuery, cardsQuery } from './category/category-data.ts';
import { readCategorySearch } from './category/category-search.ts';
import { loadOffer, loadPartner, partnerOffersQuery } from './partner/partner-data.ts';
import { readPartnerSearch } from './partner/partner-search.ts';
import { ScreenSkeleton } from './shell/index.ts';

const screenOf = (file: string): ScreenData => ({
  module: `src/portal/${file}.tsx`,
  namespaces: ['cafeteria'],
});
type Input = { readonly context: RouterContext };
/** While it is on its way, its shape; when it fails, the header stays. */
const states = { pendingComponent: ScreenSkeleton, errorComponent: FailedScreen } as const;

const home = screenOf('home/HomeScreen');
const homeRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { screen: home },
  loader: (input) => {
    const { queryClient } = input.context;
    apiOf(queryClient).lock.release();
    return loadScreen(input, home, [
      queryClient.ensureQueryData(read(api.home.get, {})),
      queryClient.ensureQueryData(homeSlidesQuery),
    ]);
  },
  component: lazyRouteComponent(() => import('./home/HomeScreen.tsx'), 'HomeScreen'),
});

const favorite = screenOf('favorite/FavoriteScreen');
const favoriteRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/favorite',
  staticData: { screen: favorite },
  beforeLoad: async ({ context, location }) => {
    if (!(await context.queryClient.ensureQueryData(meQuery)))
      throw redirect({ href: loginAddress(location.href) });
  },
  loader: (input) => loadScreen(input, favorite),
  component: lazyRouteComponent(() => import('./favorite/FavoriteScreen.tsx'), 'FavoriteScreen'),
});

const category = screenOf('category/CategoryScreen');
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
const categoryComponent = lazyRouteComponent(
  () => import('./category/CategoryScreen.tsx'),
  'CategoryScreen',
);
const categoryRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/$categoryRoute',
  staticData: { screen: category },
  validateSearch: readCategorySearch,
  component: categoryComponent,
  loader: (input) =>
    loadScreen(input, category, [loadCategory(input, input.params, input.location)()]),
});
const subcategoryRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/$categoryRoute/$subcategoryRoute',
  staticData: { screen: category },
  validateSearch: readCategorySearch,
  component: categoryComponent,
  loader: (input) =>
    loadScreen(input, category, [loadCategory(input, input.params, input.location)()]),
});

const partner = screenOf('partner/PartnerScreen');
const partnerRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/partner/$partnerRoute',
  staticData: { screen: partner },
  validateSearch: readPartnerSearch,
  loader: (input) => {
    const {
      context: { queryClient },
      params,
      location,
    } = input;
    const load = async (): Promise<void> => {
      const { id } = await loadPartner(queryClient, params.partnerRoute, location.searchStr);
      const { pageNumber = 0 } = readPartnerSearch(location.search);
      await Promise.all([
        queryClient.ensureQueryData(partnerOffersQuery(id)),
        queryClient.ensureQueryData(branchOfficesQuery(id, pageNumber)),
      ]);
    };
    return loadScreen(input, partner, [load()]);
  },
  component: lazyRouteComponent(() => import('./partner/PartnerScreen.tsx'), 'PartnerScreen'),
});

const offer = screenOf('offer/OfferScreen');
const offerRoute = createRoute({
  ...states,
  getParentRoute: () => rootRoute,
  path: '/partner/$partnerRoute/$offerRoute',
  staticData: { screen: offer },
  loader: (input) =>
    loadScreen(input, offer, [
      loadOffer(input.context.queryClient, input.params.partnerRoute, input.params.offerRoute),
    ]),
  component: lazyRouteComponent(() => import('./offer/OfferScreen.tsx'), 'OfferScreen'),
});

export const cafeteriaRoutes = [
  homeRoute,
  favoriteRoute,
  partnerRoute,
  offerRoute,
  subcategoryRoute,
  categoryRoute,
] as const;
