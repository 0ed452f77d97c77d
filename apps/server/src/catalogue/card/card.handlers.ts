import type { CardQuery, cardRoutes } from '@cafeteria/contract';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';
import { pageResult } from '../../kernel/page.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { CardScope } from './filing.ts';
import { positionOf } from './position.ts';

export const cardHandlers = ({ partners, cards }: Catalogue): Handlers<typeof cardRoutes> => {
  const list = async (scope: CardScope, query: CardQuery, reader: Reader) => {
    if (!partners.exists(reader, scope)) throw notFound();
    const { ids, total, appliedSort } = partners.page(reader, scope, query);
    const page = partners.withDistances(cards(reader, 'PARTNER', ids), positionOf(query));
    return { ...pageResult(page, query, total), appliedSort };
  };
  return {
    category: ({ id, ...query }, caller) => list({ categoryId: id }, query, caller),
    subcategory: ({ id, ...query }, caller) => list({ subcategoryId: id }, query, caller),
  };
};
