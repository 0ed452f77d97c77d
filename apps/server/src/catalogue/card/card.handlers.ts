import type { CardQuery, cardRoutes } from '@cafeteria/contract';
import type { Handlers, Reader } from '../../entity/caller/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { pageResult } from '../../entity/page.ts';
import { notFound } from '../../platform/http/index.ts';
import { withDistances } from './card-distance.queries.ts';
import { type CardScope, findPartnerIds, scopeExists } from './card-list.queries.ts';
import { findPartnerCards } from './card.queries.ts';
import { positionOf } from './position.ts';

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
