import { badgeLevels, type BenefitType, benefitTypes, moneyOfAddress } from '@cafeteria/contract';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { idList, number, string, stringifySearch, wordList } from '../../shared/url-state/index.ts';
import type { View } from './pins/index.ts';

type Level = (typeof badgeLevels)[number];

/** What the address of the map says (specification, section 2): filters, what is chosen, and where one looks. */
export type MapSearch = {
  readonly categories?: number[] | undefined;
  readonly subcategories?: number[] | undefined;
  readonly payment?: BenefitType[] | undefined;
  readonly sustainability?: Level[] | undefined;
  readonly filteredPartnerId?: number | undefined;
  readonly placeId?: string | undefined;
  readonly selectedBranchOfficeId?: number | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly zoom?: number | undefined;
  /** Where some of the reader's money is taken (`readMoneyChoice`). */
  readonly money?: string | undefined;
  /** What that money buys: no part of the address, but of what is asked for by it. */
  readonly purchases?: string | undefined;
};

/** More than the map offers to filter by: nobody chose a longer list. */
const maxIds = 100;
const longestPlaceId = 200;

const ids = (value: unknown): number[] | undefined => idList(value, maxIds);
const id = (value: unknown): number | undefined => ids(value)?.[0];
const within = (value: unknown, limit: number): number | undefined => {
  const degrees = number(value);
  return degrees !== undefined && Math.abs(degrees) <= limit ? degrees : undefined;
};

/**
 * Reads the address; anything unknown is ignored, so that a broken link still shows the map. Each key is there, if only
 * to say that nothing is meant: the router lays this over what was typed.
 */
export const readMapSearch = (search: Record<string, unknown>): MapSearch => {
  const [lat, lng] = [within(search.lat, 85), within(search.lng, 180)];
  const isView = lat !== undefined && lng !== undefined;
  return {
    categories: ids(search.categories),
    subcategories: ids(search.subcategories),
    payment: wordList(benefitTypes, search.payment),
    sustainability: wordList(badgeLevels, search.sustainability),
    filteredPartnerId: id(search.filteredPartnerId),
    placeId: string(search.placeId)?.slice(0, longestPlaceId),
    selectedBranchOfficeId: id(search.selectedBranchOfficeId),
    lat: isView ? lat : undefined,
    lng: isView ? lng : undefined,
    zoom: within(search.zoom, 24),
    money: moneyOfAddress(search.money),
  };
};

/** The keys of the address in a fixed order, so that one map has one address. */
const inOrder = ({
  categories,
  subcategories,
  payment,
  sustainability,
  filteredPartnerId,
  placeId,
  selectedBranchOfficeId,
  lat,
  lng,
  zoom,
  money,
}: MapSearch): MapSearch => ({
  categories,
  subcategories,
  payment,
  sustainability,
  filteredPartnerId,
  placeId,
  selectedBranchOfficeId,
  lat,
  lng,
  zoom,
  money,
});

export const mapHref = (search: MapSearch): string => `/map${stringifySearch(inOrder(search))}`;

const route = getRouteApi('/map');
export const useMapSearch = (): MapSearch => route.useSearch();

/** A part that follows from what stands in the address is a function of it: of two quick presses none is lost. */
type Part = MapSearch | ((now: MapSearch) => MapSearch);
export type ChangeMap = (part: Part, options?: { readonly replace?: boolean }) => void;

/** Changes a part of the address: as a new step in the history, or in place of the current one. */
export const useChangeMap = (): ChangeMap => {
  const router = useRouter();
  return useCallback(
    (part, { replace = false } = {}) => {
      // the last movement of the map must not bring back a reader who has left it
      if (router.latestLocation.pathname !== '/map') return;
      void router.navigate({
        from: '/map',
        to: '/map',
        search: (now) => inOrder({ ...now, ...(typeof part === 'function' ? part(now) : part) }),
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
};

/** The view that stands in the address itself. */
export const namedView = ({ lat, lng, zoom }: MapSearch, usualZoom: number): View | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng, zoom: zoom ?? usualZoom };

/** The filters as the API takes them: sorted, so that one choice has one URL per tile. */
export const filterOf = ({
  categories,
  subcategories,
  payment,
  sustainability,
  filteredPartnerId,
  purchases,
}: MapSearch) => {
  const joined = (list: readonly (string | number)[] | undefined): string | undefined =>
    list && [...list].sort((a, b) => (a < b ? -1 : 1)).join(',');
  return {
    categories: joined(categories),
    subcategories: joined(subcategories),
    payment: joined(payment),
    sustainability: joined(sustainability),
    filteredPartnerId,
    ...(purchases && { purchases }),
  };
};

/** How many filters are on. */
export const countFilters = ({
  categories,
  subcategories,
  payment,
  sustainability,
  filteredPartnerId,
  money,
}: MapSearch): number =>
  [categories, subcategories, payment, sustainability].reduce(
    (sum, list) => sum + (list?.length ?? 0),
    [filteredPartnerId, money].filter((one) => one !== undefined).length,
  );

export const noFilters = {
  categories: undefined,
  subcategories: undefined,
  payment: undefined,
  sustainability: undefined,
  filteredPartnerId: undefined,
  money: undefined,
  purchases: undefined,
} as const satisfies MapSearch;
/** Drops the view of the address when something else is to be shown. */
export const noView = {
  lat: undefined,
  lng: undefined,
  zoom: undefined,
} as const satisfies MapSearch;
