import {
  distanceInMetres,
  type CardView,
  type CardQuery,
  type cardRoutes,
} from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageResult } from '../../entity/page.ts';
import { notFound } from '../../platform/http/index.ts';
import { type Position, positionOf } from './position.ts';
import {
  findNearestBranches,
  findPartnerIds,
  scopeExists,
  type CardScope,
} from './card-list.queries.ts';
import { findPartnerCards } from './card.queries.ts';
import type { Handlers, Reader } from '../../entity/caller/index.ts';

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

export const cardHandlers = ({ db }: Deps): Handlers<typeof cardRoutes> => {
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
  return {
    category: ({ id, ...query }, caller) => list({ categoryId: id }, query, caller),
    subcategory: ({ id, ...query }, caller) => list({ subcategoryId: id }, query, caller),
  };
};
