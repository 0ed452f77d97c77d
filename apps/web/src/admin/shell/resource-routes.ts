import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../frame/search.ts';
import { idOf } from '../../shared/routing/index.ts';
import { adminRoute, editSearch } from './admin-route.ts';
import type { ResourceScreens } from './resource-screens.tsx';

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;
/** What is no number leads to nothing, before anything is asked. */
const ofRecord = {
  getParentRoute: () => adminRoute,
  beforeLoad: ({ params }: { params: object }) => {
    for (const value of Object.values(params)) idOf(String(value));
  },
};
const parent = { getParentRoute: () => adminRoute };

/**
 * The addresses of a resource under /admin: list, create, detail, edit. `filters` read the other
 * parameters in the address of the list.
 * @example resourceRoutes('/user', async () => (await screens()).userScreens, { clientId: number })
 */
export const resourceRoutes = <const P extends `/${string}`>(
  path: P,
  screens: () => Promise<ResourceScreens>,
  filters: Readers = {},
) =>
  [
    createRoute({
      ...parent,
      path,
      component: lazyRouteComponent(screens, 'List'),
      validateSearch: listSearch(filters),
    }),
    createRoute({
      ...parent,
      path: `${path}/create` as const,
      component: lazyRouteComponent(screens, 'Create'),
      validateSearch: listSearch(filters),
    }),
    createRoute({
      ...ofRecord,
      path: `${path}/$id` as const,
      component: lazyRouteComponent(screens, 'Detail'),
    }),
    createRoute({
      ...ofRecord,
      path: `${path}/$id/edit` as const,
      validateSearch: editSearch,
      component: lazyRouteComponent(screens, 'Edit'),
    }),
  ] as const;
