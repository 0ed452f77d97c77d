import {
  distanceInMetres,
  type MapBranchOffice,
  type MapBranchOfficeView,
  slug,
} from '@cafeteria/contract';
import { findBranchOffice, listBranchOfficesOf } from '../../catalogue/branch-office/index.ts';
import type { Catalogue, Position } from '../../catalogue/card/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import {
  type Bounds,
  mercatorX,
  mercatorY,
  nearestWithin,
  type PinFilter,
  type PinIndex,
} from '../../platform/pin-index/index.ts';
import { listOfferIdsAt, listPlacePartners } from './map.queries.ts';

type Section = { readonly index: PinIndex; readonly filter: PinFilter; readonly bounds: Bounds };

/** The branch offices of a part of the map from the nearest to the farthest: those from one number to another. */
export const nearestIds = (
  { index, filter, bounds }: Section,
  centre: Position,
  { from, to }: { readonly from: number; readonly to: number },
): number[] => {
  if (from >= to) return [];
  const at = { x: mercatorX(centre.lng), y: mercatorY(centre.lat) };
  return nearestWithin(index, filter, bounds, at, to)
    .slice(from)
    .map((pin) => index.ids[pin] ?? 0);
};

/** What the list beside the map says of branch offices, in the order of their ids. */
export const listMapBranchOffices = async (
  db: Db,
  reader: Reader,
  ids: readonly number[],
  position: Position | undefined,
): Promise<MapBranchOffice[]> => {
  const [places, partners] = await Promise.all([
    listBranchOfficesOf(db, reader, ids),
    listPlacePartners(db, ids),
  ]);
  return places.flatMap(({ lat, lng, ...place }) => {
    const partner = partners.get(place.id);
    if (!partner || lat === null || lng === null) return [];
    return [
      {
        ...place,
        lat,
        lng,
        meters: position ? Math.round(distanceInMetres(position, { lat, lng })) : null,
        categoryCode: partner.categoryCode,
        partner: {
          id: partner.partnerId,
          route: slug(partner.partnerName, partner.partnerId),
          name: partner.partnerName,
          logo: partner.logo,
        },
      },
    ];
  });
};

/** One branch office with its partner and the offers that hold there; throws 404 where it is not on the map. */
export const getMapBranchOffice = async (
  db: Db,
  { card, cards }: Catalogue,
  reader: Reader,
  id: number,
): Promise<MapBranchOfficeView> => {
  const {
    partnerId,
    meters: _,
    lat,
    lng,
    ...place
  } = found(await findBranchOffice(db, reader, id));
  return {
    ...place,
    lat: found(lat ?? undefined),
    lng: found(lng ?? undefined),
    partner: found(card(reader, 'PARTNER', partnerId)),
    offers: cards(reader, 'OFFER', await listOfferIdsAt(db, partnerId, id)),
  };
};
