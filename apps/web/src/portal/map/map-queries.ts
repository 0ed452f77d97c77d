import { api } from '@cafeteria/contract/light';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { apiOf, read } from '../../shared/api/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import type { Position } from '../position/index.ts';
import { filterOf, type MapSearch } from './map-search.ts';
import type { Bounds, Point } from './pins/index.ts';

/** Bounds that hold every possible pin. */
const everywhere: Bounds = { north: 85, south: -85, east: 180, west: -180 };
const pageSize = 20;

export const filtersQuery = read(api.mapFilters.get, {});
/** How many branch offices match at all, what surrounds them, and the version of the pins. */
export const summaryQuery = (search: MapSearch) => ({
  ...read(api.map.summary, { ...everywhere, ...filterOf(search) }),
  placeholderData: keepPreviousData,
});
/** What surrounds the places nearest to a point, of those one came for. */
export const nearQuery = (search: MapSearch, { lat, lng }: Point, count: number) =>
  read(api.map.near, { ...filterOf(search), lat, lng, count });
/** What is there no more (an old link, a pin drawn before) leaves the map where it is, and the map says so itself. */
const missingIsShown = { meta: { tellsMissing: true } } as const;
export const officeQuery = (id: number) => ({ ...read(api.map.get, { id }), ...missingIsShown });
export const placeQuery = (placeId: string) => ({
  ...read(api.place.get, { placeId }),
  ...missingIsShown,
});
export const partnerQuery = (id: number) => ({
  ...read(api.partner.get, { id }),
  ...missingIsShown,
});

/** The branch offices within bounds, page after page, the nearest to the reader or to the middle first. */
export const officesQuery = (search: MapSearch, bounds: Bounds, position: Position | undefined) => {
  const args = { ...bounds, ...filterOf(search), ...position, pageSize };
  return infiniteQueryOptions({
    queryKey: [api.map.list.tags ?? [], `${api.map.list.path} page by page`, args],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).call(api.map.list, { ...args, pageNumber: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ pageNumber, totalPages }) =>
      pageNumber + 1 < totalPages ? pageNumber + 1 : undefined,
    placeholderData: keepPreviousData,
  });
};

/** Where the pins' tiles are; each filter and each version of the map has its own. */
export const tilesHref = (origin: string, search: MapSearch, version: string): string =>
  `${origin}/api/map/tiles/{z}/{x}/{y}.mvt${stringifySearch({ ...filterOf(search), v: version })}`;
