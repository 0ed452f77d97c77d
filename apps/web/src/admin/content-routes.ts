import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from './frame/search.ts';
import { idParams } from '../shared/routing/index.ts';
import { boolean, number, oneOf, string } from '../shared/url-state/index.ts';
import { adminRoute, editSearch } from './shell/admin-route.ts';

const screens = () => import('./content-screens.ts');
type Search = Record<string, unknown>;
const carouselPlacement = (value: unknown) => oneOf(['HOMEPAGE', 'MAGAZINE'], value);
const promoPlacement = (value: unknown) => oneOf(['HOMEPAGE', 'CATEGORY'], value);
const carouselParams = idParams('carouselId');
const promoRowParams = idParams('promoRowId');
const categoryParams = idParams('categoryId');
const subcategoryParams = idParams('categoryId', 'subcategoryId');
const levels = ['debug', 'info', 'warn', 'error'] as const;
const categoryList = listSearch({});

const announcementRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/announcement',
  component: lazyRouteComponent(screens, 'Announcement'),
});
const carouselListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/carousel',
  component: lazyRouteComponent(screens, 'CarouselList'),
  validateSearch: listSearch({ placement: carouselPlacement }),
});
const carouselCreateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/carousel/create',
  component: lazyRouteComponent(screens, 'CarouselCreate'),
  validateSearch: ({ placement }: Search) => ({ placement: carouselPlacement(placement) }),
});
const carouselEditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/carousel/$carouselId/edit',
  params: carouselParams,
  validateSearch: editSearch,
  component: lazyRouteComponent(screens, 'CarouselEdit'),
});
const promoRowListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/promoRow',
  component: lazyRouteComponent(screens, 'PromoRowList'),
  validateSearch: listSearch({
    placement: promoPlacement,
    categoryId: number,
    withHidden: boolean,
  }),
});
const promoRowCreateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/promoRow/create',
  component: lazyRouteComponent(screens, 'PromoRowCreate'),
  validateSearch: ({ placement, categoryId }: Search) => ({
    placement: promoPlacement(placement),
    categoryId: number(categoryId),
  }),
});
const promoRowRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/promoRow/$promoRowId',
  params: promoRowParams,
  component: lazyRouteComponent(screens, 'PromoRowDetail'),
});
const promoRowEditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/promoRow/$promoRowId/edit',
  params: promoRowParams,
  validateSearch: editSearch,
  component: lazyRouteComponent(screens, 'PromoRowEdit'),
});
const categoryListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/category',
  component: lazyRouteComponent(screens, 'CategoryList'),
});
const categoryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/category/$categoryId',
  params: categoryParams,
  component: lazyRouteComponent(screens, 'CategoryDetail'),
  validateSearch: (search: Search) => ({
    ...categoryList(search),
    tab: oneOf(['subcategories'], search.tab),
  }),
});
const categoryEditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/category/$categoryId/edit',
  params: categoryParams,
  validateSearch: editSearch,
  component: lazyRouteComponent(screens, 'CategoryEdit'),
});
const subcategoryCreateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/category/$categoryId/subcategory/create',
  params: categoryParams,
  component: lazyRouteComponent(screens, 'SubcategoryCreate'),
});
const subcategoryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/category/$categoryId/subcategory/$subcategoryId',
  params: subcategoryParams,
  component: lazyRouteComponent(screens, 'SubcategoryDetail'),
});
const subcategoryEditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/category/$categoryId/subcategory/$subcategoryId/edit',
  params: subcategoryParams,
  validateSearch: editSearch,
  component: lazyRouteComponent(screens, 'SubcategoryEdit'),
});
const mapFiltersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/map/filters',
  component: lazyRouteComponent(screens, 'MapFilters'),
});
const devRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/dev',
  component: lazyRouteComponent(screens, 'Dev'),
  validateSearch: ({ tab, level, from, to, pageNumber }: Search) => ({
    tab: oneOf(['components', 'log'], tab),
    level: oneOf(levels, level),
    from: string(from),
    to: string(to),
    pageNumber: number(pageNumber) || undefined,
  }),
});

/**
 * The content of the catalogue (announcement, slides, promo rows, categories, map filters) and the
 * pages for engineers.
 */
export const contentRoutes = [
  announcementRoute,
  carouselListRoute,
  carouselCreateRoute,
  carouselEditRoute,
  promoRowListRoute,
  promoRowCreateRoute,
  promoRowRoute,
  promoRowEditRoute,
  categoryListRoute,
  categoryRoute,
  categoryEditRoute,
  subcategoryCreateRoute,
  subcategoryRoute,
  subcategoryEditRoute,
  mapFiltersRoute,
  devRoute,
] as const;
