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
  type CardScope,
} from './card-list.queries.ts';
import { findPartnerCards } from './card.queries.ts';

export const positionOf = ({
  lat,
  lng,
}: {
  lat?: number | undefined;
  lng?: number | undefined;
}): Position | undefined => (lat !== undefined && lng !== undefined ? { lat, lng } : undefined);

/** Tells partner cards how far their nearest branch is; without a position they stay as they are. */
export const withDistances = async (
  db: Db,
  cards: CardView[],
  position: Position | undefined,
): Promise<CardView[]> => {
  if (!position) return cards;
  const nearest = new Map(
    (
      await findNearestBranches(
        db,
        cards.map(({ id }) => id),
        position,
      )
    ).map((branch) => [branch.partnerId, branch]),
  );
  return cards.map((card) => {
    const branch = nearest.get(card.id);
    if (!branch) return card;
    return {
      ...card,
      distance: {
        mode: 'distance',
        meters: Math.round(distanceInMetres(position, branch)),
        address: null,
        branchOfficeId: branch.branchOfficeId,
      },
    };
  });
};

export const cardHandlers = ({ db, config }: Deps): Handlers<typeof cardRoutes> => {
  const list = async (scope: CardScope, query: CardQuery, reader: Reader) => {
    const [exists, { ids, total, appliedSort }] = await Promise.all([
      scopeExists(db, reader, scope),
      findPartnerIds(db, reader, scope, query),
    ]);
    if (!exists) throw notFound();
    const cards = await withDistances(
      db,
      await findPartnerCards(db, reader, ids),
      positionOf(query),
    );
    return { ...pageResult(cards, query, total), appliedSort };
  };
  const reader = (context: Pick<Reader, 'language' | 'audience'>): Reader =>
    readerOf(context, config.primaryLanguage);
  return {
    category: ({ id, ...query }, context) => list({ categoryId: id }, query, reader(context)),
    subcategory: ({ id, ...query }, context) => list({ subcategoryId: id }, query, reader(context)),
  };
};
