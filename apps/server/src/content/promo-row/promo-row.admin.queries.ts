import { sql } from 'kysely';
import { unavailableItems } from '../link-target/index.ts';

/** Counted with each promo row. */
export const promoRowDerived = {
  itemCount: sql<number>`(select count(*)::int from promo_row_item i where i.promo_row_id = t.id)`,
  unavailableCount: unavailableItems,
};
export const promoRowConditions = ({
  placement,
  categoryId,
  withHidden,
}: {
  placement?: string | undefined;
  categoryId?: number | undefined;
  withHidden?: boolean | undefined;
}) => [
  ...(withHidden ? [sql<boolean>`t.active and (${unavailableItems}) > 0`] : []),
  ...(placement ? [sql<boolean>`t.placement = ${placement}`] : []),
  ...(categoryId ? [sql<boolean>`t.category_id = ${categoryId}`] : []),
];
