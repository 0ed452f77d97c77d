import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from './frame/search.ts';
import { idParams, loadScreen, type ScreenData } from '../shared/routing/index.ts';
import { boolean, number, oneOf, string } from '../shared/url-state/index.ts';
import { categoryCodes } from '@cafeteria/contract';
import { adminRoute, editSearch } from './shell/admin-route.ts';

const screens = () => import('./magazine-screens.ts');
const states = ['INACTIVE', 'SCHEDULED', 'LIVE', 'EXPIRED'] as const;
/** The preview of the editor is drawn by the readers' own components, with their words. */
const screen: ScreenData = {
  module: 'src/admin/magazine-screens.ts',
  namespaces: ['admin', 'magazine'],
};
const parent = {
  getParentRoute: () => adminRoute,
  staticData: { screen },
  loader: (input: Parameters<typeof loadScreen>[0]) => loadScreen(input, screen),
};
const articleParams = idParams('id');
const clientParams = idParams('clientId');
const clientArticleParams = idParams('clientId', 'articleId');
const stateFilter = { state: (value: unknown) => oneOf(states, value) };
type Search = Record<string, unknown>;
type MediaSearch = {
  keyword?: string | undefined;
  usage?: 'USED' | 'UNUSED' | undefined;
  pageNumber?: number | undefined;
  uuid?: string | undefined;
};

/** The magazine, what employers tell their people, and the pictures of everything. */
export const magazineAdminRoutes = [
  createRoute({
    ...parent,
    path: '/magazine',
    component: lazyRouteComponent(screens, 'MagazineArticleList'),
    validateSearch: listSearch({
      category: (value) => oneOf(categoryCodes, value),
      untranslated: boolean,
      ...stateFilter,
    }),
  }),
  createRoute({
    ...parent,
    path: '/magazine/create',
    component: lazyRouteComponent(screens, 'MagazineArticleCreate'),
  }),
  createRoute({
    ...parent,
    path: '/magazine/$id',
    params: articleParams,
    component: lazyRouteComponent(screens, 'MagazineArticleDetail'),
  }),
  createRoute({
    ...parent,
    path: '/magazine/$id/edit',
    params: articleParams,
    validateSearch: editSearch,
    component: lazyRouteComponent(screens, 'MagazineArticleEdit'),
  }),
  createRoute({
    ...parent,
    path: '/client/$clientId/article',
    params: clientParams,
    component: lazyRouteComponent(screens, 'ClientArticleList'),
    validateSearch: listSearch(stateFilter),
  }),
  createRoute({
    ...parent,
    path: '/client/$clientId/article/create',
    params: clientParams,
    component: lazyRouteComponent(screens, 'ClientArticleCreate'),
  }),
  createRoute({
    ...parent,
    path: '/client/$clientId/article/$articleId',
    params: clientArticleParams,
    component: lazyRouteComponent(screens, 'ClientArticleDetail'),
  }),
  createRoute({
    ...parent,
    path: '/client/$clientId/article/$articleId/edit',
    params: clientArticleParams,
    validateSearch: editSearch,
    component: lazyRouteComponent(screens, 'ClientArticleEdit'),
  }),
  createRoute({
    ...parent,
    path: '/media',
    component: lazyRouteComponent(screens, 'MediaScreen'),
    validateSearch: (search: Search): MediaSearch => ({
      keyword: string(search.keyword)?.slice(0, 128),
      usage: oneOf(['USED', 'UNUSED'], search.usage),
      pageNumber: number(search.pageNumber) || undefined,
      uuid: string(search.uuid),
    }),
  }),
] as const;
