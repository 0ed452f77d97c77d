import {
  distanceInMetres,
  type CardView,
  type CardQuery,
  type cardRoutes,
} from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageResult } from '../../entity/crud/index.ts';
import { type Handlers, notFound } from '../../platform/http/index.ts';
import { type Position, type Reader, readerOf } from './reader.ts';
import {
  findNearestBranches,
  findPartnerIds,
  scopeExists,
  type TileScope,
} from './card-list.queries.ts';
import { findPartnerTiles } from './card.queries.ts';

export const positionOf = ({
  lat,
  lng,
}: {
  lat?: number | undefined;
  lng?: number | undefined;
}): Position | undefined => (lat !== undefined && lng !== undefined ? { lat, lng } : undefined);

/** Tells partner tiles how far their nearest branch is; without a position they stay as they are. */
export const withDistances = async (
  db: Db,
  tiles: CardView[],
  position: Position | undefined,
): Promise<CardView[]> => {
  if (!position) return tiles;
  const nearest = new Map(
    (
      await findNearestBranches(
        db,
        tiles.map(({ id }) => id),
        position,
      )
    ).map((branch) => [branch.partnerId, branch]),
  );
  return tiles.map((tile) => {
    const branch = nearest.get(tile.id);
    if (!branch) return tile;
    return {
      ...tile,
      distance: {
        mode: 'distance',
        meters: Math.round(distanceInMetres(position, branch)),
        address: null,
        branchOfficeId: branch.branchOfficeId,
      },
    };
  });
};

export const tileHandlers = ({ db, config }: Deps): Handlers<typeof cardRoutes> => {
  const list = async (scope: TileScope, query: CardQuery, reader: Reader) => {
    const [exists, { ids, total, appliedSort }] = await Promise.all([
      scopeExists(db, reader, scope),
      findPartnerIds(db, reader, scope, query),
    ]);
    if (!exists) throw notFound();
    const tiles = await withDistances(
      db,
      await findPartnerTiles(db, reader, ids),
      positionOf(query),
    );
    return { ...pageResult(tiles, query, total), appliedSort };
  };
  const reader = (context: Pick<Reader, 'language' | 'audience'>): Reader =>
    readerOf(context, config.primaryLanguage);
  return {
    category: ({ id, ...query }, context) => list({ categoryId: id }, query, reader(context)),
    subcategory: ({ id, ...query }, context) => list({ subcategoryId: id }, query, reader(context)),
  };
};
