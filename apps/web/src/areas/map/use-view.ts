import { defaultMapCentre } from '@cafeteria/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { shiftedView, type Size, type View, viewOfBounds, zoomOf } from '../../features/map/index.ts';
import { usePosition } from '../../features/position/index.ts';
import { officeQuery, placeQuery, summaryQuery } from './map-data.ts';
import { type MapSearch, namedView } from './map-search.ts';
import { coveredBySheet } from './sheet-position.ts';

/** Where an address leads that names no view of its own: to its place, its branch office, or around its partner. */
const useMeantView = (search: MapSearch, size: Size | undefined): View | undefined | 'waiting' => {
  const { placeId, selectedBranchOfficeId: officeId, filteredPartnerId: partnerId } = search;
  const isNamed = namedView(search, zoomOf.town) !== undefined;
  const means = isNamed ? undefined : placeId !== undefined ? 'place' : officeId !== undefined ? 'office' : partnerId !== undefined ? 'partner' : undefined;
  const [place, office, summary] = [placeQuery(placeId ?? ''), officeQuery(officeId ?? 0), summaryQuery(search)];
  const { data: placeData } = useQuery({ ...place, queryFn: means === 'place' ? place.queryFn : skipToken });
  const { data: officeData } = useQuery({ ...office, queryFn: means === 'office' ? office.queryFn : skipToken });
  const { data: summaryData, isPlaceholderData } = useQuery({ ...summary, queryFn: means === 'partner' ? summary.queryFn : skipToken });
  if (means === undefined || !size) return undefined;
  if (means === 'place') return placeData ? (placeData.bounds ? viewOfBounds(placeData.bounds, size) : placeData) : 'waiting';
  if (means === 'office') return officeData ? shiftedView({ lat: officeData.lat, lng: officeData.lng, zoom: zoomOf.place }, 0, coveredBySheet(size) / 2) : 'waiting';
  if (!summaryData || isPlaceholderData) return 'waiting';
  return summaryData.bounds ? viewOfBounds(summaryData.bounds, size) : undefined;
};

/** Where the map looks: as the address says, else where it leads, else round the reader, else at the default centre. Unknown while that is being found out. */
export const useView = (search: MapSearch, size: Size | undefined): View | undefined => {
  const { position } = usePosition();
  const meant = useMeantView(search, size);
  if (meant === 'waiting') return undefined;
  return namedView(search, zoomOf.town) ?? meant ?? { ...(position ?? defaultMapCentre), zoom: zoomOf.town };
};
