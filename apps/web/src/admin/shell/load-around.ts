import { type Me, mayCall } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { type Found, loadTrail } from '../frame/index.ts';
import { standingOfMe } from '../../shared/session/index.ts';
import { categoryNodesQuery } from '../widgets/category/index.ts';

/** Brings what stands over and beside a page and would move it if it came later: the crumbs and the navigation. */
export const loadAround = async (
  client: QueryClient,
  { page: { trail }, params }: Found,
  me: Me | null,
): Promise<void> => {
  const hasCategories = mayCall(api.categoryAdmin.tree, standingOfMe(me));
  await Promise.all([
    loadTrail(client, trail, params),
    hasCategories && client.prefetchQuery(categoryNodesQuery),
  ]);
};
