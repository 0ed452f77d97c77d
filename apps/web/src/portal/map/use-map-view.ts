import { mapCentreOf } from '@cafeteria/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useInstallation } from '../../shared/services.ts';
import { usePosition } from '../position/index.ts';
import { officeQuery, placeQuery, summaryQuery } from './map-queries.ts';
import { type MapSearch, namedView } from './map-search.ts';
import { coveredBySheet } from './panel/sheet-position.ts';
import { shiftedView, type Size, type View, viewOfBounds, zoomOf } from './pins/index.ts';

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

/** What a part of the address leads to: `waiting` until it is known, undefined where it leads nowhere. */
type Target = View | 'waiting' | undefined;

const usePlaceView = (placeId: string | undefined, size: Size): Target => {
  const { data, isError } = useQuery({
    ...placeQuery(placeId ?? ''),
    enabled: placeId !== undefined,
  });
  if (placeId === undefined || isError) return undefined;
  if (!data) return 'waiting';
  return data.bounds
    ? viewOfBounds(data.bounds, size)
    : { lat: data.lat, lng: data.lng, zoom: data.zoom };
};

/** A branch office above the sheet that opens with it: how far that is on the ground depends on the zoom. */
const useOfficeView = (
  id: number | undefined,
  size: Size,
  zoom: number = zoomOf.office,
): Target => {
  const { data } = useQuery({ ...officeQuery(id ?? 0), enabled: id !== undefined });
  if (id === undefined) return undefined;
  return data
    ? shiftedView({ lat: data.lat, lng: data.lng, zoom }, 0, coveredBySheet(size) / 2)
    : 'waiting';
};

const usePartnerView = (search: MapSearch | undefined, size: Size): Target => {
  const { data, isPlaceholderData } = useQuery({
    ...summaryQuery(search ?? {}),
    enabled: search !== undefined,
  });
  if (!search) return undefined;
  if (!data || isPlaceholderData) return 'waiting';
  return data.bounds ? viewOfBounds(data.bounds, size) : undefined;
};

/** What an address without a view leads to: its place, else its branch office, else all of its partner. */
const targetOf = (
  search: MapSearch,
): {
  readonly placeId?: string | undefined;
  readonly officeId?: number | undefined;
  readonly partner?: MapSearch | undefined;
} => {
  if (namedView(search, zoomOf.town)) return {};
  if (search.placeId !== undefined) return { placeId: search.placeId };
  if (search.selectedBranchOfficeId !== undefined)
    return { officeId: search.selectedBranchOfficeId };
  return search.filteredPartnerId === undefined ? {} : { partner: search };
};

const noSize: Size = { width: 1, height: 1 };

/**
 * Where the map looks: at the view in the address, else at what the address leads to, else around
 * the reader, else at the capital of the installation. Undefined until that is known.
 */
export const useMapView = (search: MapSearch, size: Size | undefined): View | undefined => {
  const { position } = usePosition();
  const country = useInstallation();
  const { placeId, officeId, partner } = targetOf(search);
  const place = usePlaceView(placeId, size ?? noSize);
  const office = useOfficeView(officeId, size ?? noSize, search.zoom);
  const around = usePartnerView(partner, size ?? noSize);
  const target = place ?? office ?? around;
  if (target === 'waiting' || !size) return undefined;
  const { zoom } = search;
  return (
    namedView(search, zoomOf.town) ?? {
      ...(target ?? { ...(position ?? mapCentreOf[country]), zoom: zoomOf.town }),
      ...(zoom !== undefined && { zoom }),
    }
  );
};
