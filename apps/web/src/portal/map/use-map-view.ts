import { mapCentreOf, type Place } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { read } from '../../shared/api/index.ts';
import { useInstallation } from '../../shared/services.ts';
import { usePosition } from '../position/index.ts';
import { insetsOfMap, usualInsets } from './free-area.ts';
import { nearQuery, officeQuery, placeQuery, summaryQuery } from './map-queries.ts';
import { type MapSearch, namedView } from './map-search.ts';
import { coveredBySheet } from './panel/sheet-position.ts';
import {
  type Bounds,
  type Point,
  shiftedView,
  type Size,
  type View,
  viewOfBounds,
  zoomOf,
} from './pins/index.ts';

/** The size of an element in pixels; undefined before layout. */
export const useSize = (ref: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize((before) =>
        before?.width === width && before.height === height
          ? before
          : width > 0 && height > 0
            ? { width, height }
            : undefined,
      );
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return size;
};

/** The size of the map before it is known: the server makes the first list for it. */
export const usualSize: Size = { width: 780, height: 760 };

/** What a part of the address leads to: `waiting` until it is known, undefined where it leads nowhere. */
type Target = View | 'waiting' | undefined;

/** What lies over a map is known with its size: until then the page is as the server made it. */
const fitted = (bounds: Bounds, known: Size | undefined, nearest?: number): View =>
  viewOfBounds(bounds, known ?? usualSize, known ? insetsOfMap() : usualInsets, nearest);

const viewOfPlace = ({ bounds, lat, lng, zoom }: Place, known: Size | undefined): View =>
  bounds ? fitted(bounds, known) : { lat, lng, zoom };

const usePlaceView = (placeId: string | undefined, size: Size | undefined): Target => {
  const { data, isError } = useQuery({
    ...placeQuery(placeId ?? ''),
    enabled: placeId !== undefined,
  });
  if (placeId === undefined || isError) return undefined;
  return data ? viewOfPlace(data, size) : 'waiting';
};

/** A branch office above the sheet that opens with it: how far that is on the ground depends on the zoom. */
const viewOfOffice = ({ lat, lng }: Point, covered: number, zoom: number = zoomOf.office): View =>
  shiftedView({ lat, lng, zoom }, 0, covered / 2);

const useOfficeView = (
  id: number | undefined,
  covered: number,
  zoom: number | undefined,
): Target => {
  const { data, isError } = useQuery({ ...officeQuery(id ?? 0), enabled: id !== undefined });
  if (id === undefined || (isError && !data)) return undefined;
  return data ? viewOfOffice(data, covered, zoom) : 'waiting';
};

const usePartnerView = (search: MapSearch | undefined, size: Size | undefined): Target => {
  const { data, isPlaceholderData } = useQuery({
    ...summaryQuery(search ?? {}),
    enabled: search !== undefined,
  });
  if (!search) return undefined;
  if (!data || isPlaceholderData) return 'waiting';
  return data.bounds ? fitted(data.bounds, size) : undefined;
};

/** Where a map without an aim begins: at what is near the reader, else at what is round the usual centre. */
const firstLook = {
  near: { count: 40, zoom: zoomOf.office },
  usual: { count: 200, zoom: zoomOf.town },
} as const;
const firstView = (bounds: Bounds, known: Size | undefined, how: keyof typeof firstLook): View =>
  fitted(bounds, known, firstLook[how].zoom);

/** What stands round a point, of what the address asked for when the map was opened. */
const useNearView = (
  search: MapSearch,
  isWanted: boolean,
  position: Point | undefined,
  size: Size | undefined,
): Target => {
  const country = useInstallation();
  // who narrows the map later stays where they look
  const [opened] = useState(search);
  const how = position ? 'near' : 'usual';
  const { data, isError } = useQuery({
    ...nearQuery(opened, position ?? mapCentreOf[country], firstLook[how].count),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isWanted || isError) return undefined;
  if (!data) return 'waiting';
  return data.bounds ? firstView(data.bounds, size, how) : undefined;
};

/** What an address without a view leads to: its place, else its branch office, else all of its partner. */
const targetOf = (
  search: MapSearch,
): {
  readonly placeId?: string | undefined;
  readonly officeId?: number | undefined;
  readonly partner?: MapSearch | undefined;
  readonly isAimless?: boolean;
} => {
  if (namedView(search, zoomOf.town)) return {};
  if (search.placeId !== undefined) return { placeId: search.placeId };
  if (search.selectedBranchOfficeId !== undefined)
    return { officeId: search.selectedBranchOfficeId };
  return search.filteredPartnerId === undefined ? { isAimless: true } : { partner: search };
};

/** The view of an address: its own, else that of its target, else around a point. */
const viewOf = (search: MapSearch, target: View | undefined, around: Point): View =>
  namedView(search, zoomOf.town) ?? {
    ...(target ?? { lat: around.lat, lng: around.lng, zoom: zoomOf.town }),
    ...(search.zoom !== undefined && { zoom: search.zoom }),
  };

/**
 * Where the map looks: at the view in the address, else at what the address leads to, else at what is near the reader,
 * else round the capital of the installation. Undefined until that is known.
 */
export const useMapView = (search: MapSearch, known: Size | undefined): View | undefined => {
  const { position } = usePosition();
  const country = useInstallation();
  const { placeId, officeId, partner, isAimless = false } = targetOf(search);
  const place = usePlaceView(placeId, known);
  const office = useOfficeView(officeId, known ? coveredBySheet(known) : 0, search.zoom);
  const around = usePartnerView(partner, known);
  const near = useNearView(search, isAimless, position, known);
  const target = place ?? office ?? around ?? near;
  return target === 'waiting'
    ? undefined
    : viewOf(search, target, position ?? mapCentreOf[country]);
};

/** Asks for what an address leads to; whatever cannot be had leads nowhere, and the screen says so. */
const findTarget = async (
  client: QueryClient,
  search: MapSearch,
  centre: Point,
): Promise<View | undefined> => {
  const { placeId, officeId, partner, isAimless } = targetOf(search);
  if (placeId !== undefined)
    return viewOfPlace(await client.ensureQueryData(placeQuery(placeId)), undefined);
  if (officeId !== undefined)
    return viewOfOffice(await client.ensureQueryData(officeQuery(officeId)), 0, search.zoom);
  if (isAimless) {
    const near = await client.ensureQueryData(nearQuery(search, centre, firstLook.usual.count));
    return near.bounds ? firstView(near.bounds, undefined, 'usual') : undefined;
  }
  if (!partner) return undefined;
  const { bounds } = await client.ensureQueryData(summaryQuery(partner));
  return bounds ? fitted(bounds, undefined) : undefined;
};

/** Where the map of an address looks for who is not known yet: the server makes the first list for it. */
export const findView = async (client: QueryClient, search: MapSearch): Promise<View> => {
  const { country } = await client.ensureQueryData(read(api.config.get, {}));
  const centre = mapCentreOf[country];
  return viewOf(search, await findTarget(client, search, centre), centre);
};
