import type { QueryClient } from '@tanstack/react-query';
import { type Found, loadTrail } from '../frame/index.ts';
import { categoryNodesQuery } from '../widgets/category/index.ts';

/** Brings what stands over and beside a page and would move it if it came later: the crumbs and the navigation. */
export const loadAround = async (
  client: QueryClient,
  { page: { trail }, params }: Found,
): Promise<void> => {
  await Promise.all([loadTrail(client, trail, params), client.prefetchQuery(categoryNodesQuery)]);
};
