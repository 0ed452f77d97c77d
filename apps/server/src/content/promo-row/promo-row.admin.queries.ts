import { type PromoRowItem } from '@cafeteria/contract';
import { sql } from 'kysely';
import { positionSort } from '../../entity/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { unavailableItems } from '../link-target/index.ts';

const untranslated = '{"cs":null,"sk":null,"en":null}';
export const promoRowDerived = {
  items: sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      'linkTarget', i.link_target, 'targetId', i.target_id,
      'titleOverride', coalesce(i.title_override, ${sql.lit(untranslated)}::jsonb), 'image', i.image
    ) order by i.position), '[]')
    from promo_row_item i
    where i.promo_row_id = t.id`,
  itemCount: sql`select count(*)::int from promo_row_item i where i.promo_row_id = t.id`,
  unavailableCount: unavailableItems,
};
export const promoRowSorts = {
  ID: sql`t.id`,
  LAST_MODIFIED: sql`t.last_modified`,
  ACTIVE: sql`t.active`,
  DATE_CREATED: sql`t.date_created`,
  POSITION: positionSort,
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

/** Replaces the tiles of a row by the given ones, in their order. */
export const savePromoRowItems = async (
  tx: Db,
  promoRowId: number,
  items: readonly PromoRowItem[],
): Promise<void> => {
  await sql`delete from promo_row_item where promo_row_id = ${promoRowId}`.execute(tx);
  await sql`
    insert into promo_row_item (
      promo_row_id, position, link_target, target_id, title_override, image
    )
    select
      ${promoRowId}, x.place, x.item ->> 'linkTarget', (x.item ->> 'targetId')::int,
      x.item -> 'titleOverride', (x.item ->> 'image')::uuid
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as x (item, place)
  `.execute(tx);
};
