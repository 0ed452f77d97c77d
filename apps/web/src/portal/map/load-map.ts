import type { QueryClient } from '@tanstack/react-query';
import {
  filtersQuery,
  officeQuery,
  officesQuery,
  partnerQuery,
  summaryQuery,
} from './map-queries.ts';
import type { MapSearch } from './map-search.ts';
import { boundsOf } from './pins/index.ts';
import { findView, usualSize } from './use-map-view.ts';

/** The route loads them before it shows the screen. */
export const loadFilters = (client: QueryClient) => client.ensureQueryData(filtersQuery);

/**
 * Brings what the screen shows at first, so that the server renders it: the list and its count, the open branch office,
 * the chosen partner. What cannot be had is left to the browser, which asks again and says what happened.
 */
export const loadFirstList = async (client: QueryClient, search: MapSearch): Promise<void> => {
  const { selectedBranchOfficeId: officeId, filteredPartnerId: partnerId } = search;
  const list = async (): Promise<void> => {
    const bounds = boundsOf(await findView(client, search), usualSize);
    await client.ensureInfiniteQueryData(officesQuery(search, bounds, undefined));
  };
  // what one's money buys is asked by the page itself: a page the server makes holds nothing of it
  const isShared = search.money === undefined;
  await Promise.allSettled([
    isShared && list(),
    isShared && client.ensureQueryData(summaryQuery(search)),
    officeId !== undefined && client.ensureQueryData(officeQuery(officeId)),
    partnerId !== undefined && client.ensureQueryData(partnerQuery(partnerId)),
  ]);
};
