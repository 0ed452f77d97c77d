import type { Colour, PromoLinkTarget, CardView, CardGroup } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { isForClient, isLive, localized, mediaRef } from '../../kernel/reading.ts';
import { partList, type Selected } from '../../kernel/table/index.ts';
import { promoRowTable } from './promo-row.table.ts';
import type { Catalogue } from '../../catalogue/card/index.ts';
import { isCategoryShown } from '../../catalogue/visibility/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';

const r = tableAs('promo_row', 'r');

type Placement = { placement: 'HOMEPAGE' | 'CATEGORY'; categoryId?: number | undefined };
/** SQL of every field of an item, as readers need it. */
const shownItem = ({ language, primary }: Reader) => ({
  linkTarget: sql<PromoLinkTarget>`i.link_target`,
  targetId: sql<number>`i.target_id`,
  titleOverride: localized(sql`i.title_override`, language, primary),
  image: mediaRef(sql`i.image`),
});
type Item = Selected<ReturnType<typeof shownItem>>;
type Row = { id: number; title: string; colour: Colour | null; items: Item[] };

/**
 * Live promo rows of a place with their cards. Targets that are not live or not visible are left
 * out, and so are empty rows.
 */
export const findPromoRows = async (
  db: Db,
  { card }: Catalogue,
  reader: Reader,
  { placement, categoryId }: Placement,
): Promise<CardGroup[]> => {
  const { language, primary, audience } = reader;
  const { rows } = await query`
    select ${columns<Row>({
      id: r.id,
      title: localized(sql`r.title`, language, primary),
      colour: r.colour,
      items: partList(promoRowTable, 'items', sql`r.id`, shownItem(reader)),
    })}
    from promo_row r
    where r.placement = ${placement}
      and (${categoryId ?? null}::int is null or r.category_id = ${categoryId ?? null}::int)
      and ${isLive('r')}
      and ${isForClient('r', audience)}
      and (r.category_id is null or ${isCategoryShown(sql.ref('r.category_id'), audience)})
    order by r.position, r.id desc`.execute(db);
  const cardsOf = (items: Item[]): CardView[] =>
    items.flatMap((item) => {
      const shown = card(reader, item.linkTarget, item.targetId);
      return shown
        ? [{ ...shown, title: item.titleOverride || shown.title, image: item.image ?? shown.image }]
        : [];
    });
  return rows
    .map((row) => ({
      id: `promo-${row.id}`,
      title: row.title,
      colour: row.colour,
      tiles: cardsOf(row.items),
    }))
    .filter((row) => row.tiles.length > 0);
};
