import {
  distanceInMetres,
  type MapBranchOffice,
  type MapBranchOfficeView,
  slug,
} from '@cafeteria/contract';
import { findBranchOffice, listBranchOfficesOf } from '../../catalogue/branch-office/index.ts';
import type { Catalogue, Position } from '../../catalogue/card/index.ts';
import { type CatalogueModel, shownTo } from '../../catalogue/model/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { found, lasting, lastingBut } from '../../platform/http/index.ts';
import {
  type Bounds,
  mercatorX,
  mercatorY,
  nearestWithin,
  type PinFilter,
  type PinIndex,
} from '../../platform/pin-index/index.ts';
import { listOfferIdsAt } from './map.queries.ts';

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

/** A place of the list beside the map, the same to everybody who may see it and reads its language. */
type ListedPlace = Omit<MapBranchOffice, 'meters'>;
/** About a kilobyte each. */
const maxKept = 4_000;

type Partner = Pick<ListedPlace, 'categoryCode' | 'partner'>;
/** What a place says of its partner, who is in memory. */
const partnerOf = (model: CatalogueModel, id: number): Partner | undefined => {
  const partner = model.partners.get(id);
  return (
    partner && {
      categoryCode: model.categories.get(partner.mainCategoryId ?? 0)?.code ?? null,
      partner: {
        id,
        route: slug(partner.name, id),
        name: partner.name,
        logo: partner.logo,
      },
    }
  );
};

const readPlaces = async (
  db: Db,
  model: CatalogueModel,
  reader: Reader,
  ids: readonly number[],
): Promise<ListedPlace[]> =>
  (await listBranchOfficesOf(db, reader, ids)).flatMap(({ lat, lng, partnerId, ...place }) => {
    const partner = partnerOf(model, partnerId);
    return partner && lat !== null && lng !== null ? [{ ...place, lat, lng, ...partner }] : [];
  });

/**
 * What the list beside the map says of branch offices, in the order of their ids; those the reader may not see are left
 * out. A place is read once and kept until it or its partner changes: each move of the map asks for twenty, most of
 * them again.
 */
export const createPlaceList = (
  { db, keep }: Pick<Deps, 'db' | 'keep'>,
  { model }: Pick<Catalogue, 'model'>,
) => {
  const kept = keep<ListedPlace>({
    maxEntries: maxKept,
    aboutOf: ({ partner }) => [`partner ${partner.id}`],
  });
  const keyOf = ({ language }: Reader, id: number): string => `${language} ${id}`;
  const readAndKeep = async (reader: Reader, ids: readonly number[]): Promise<ListedPlace[]> => {
    const keepers = new Map(ids.map((id) => [id, kept.begin(keyOf(reader, id))]));
    const places = await readPlaces(db, model, reader, ids);
    for (const place of places) keepers.get(place.id)?.(lasting(place));
    return places;
  };
  return async (
    reader: Reader,
    ids: readonly number[],
    position: Position | undefined,
  ): Promise<MapBranchOffice[]> => {
    const known = new Map(ids.map((id) => [id, kept.peek(keyOf(reader, id))]));
    const missing = ids.filter((id) => !known.get(id));
    const read = missing.length > 0 ? await readAndKeep(reader, missing) : [];
    for (const place of read) known.set(place.id, place);
    const shown = shownTo(model, reader.audience);
    return ids.flatMap((id) => {
      const place = known.get(id);
      if (!place || !shown.partner(place.partner.id)) return [];
      const meters = position ? Math.round(distanceInMetres(position, place)) : null;
      return [lastingBut(place, { meters })];
    });
  };
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
