import {
  type CategoryView,
  type CategoryCode,
  type Colour,
  type MediaRef,
  slug,
  type SubcategoryView,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { type Db, fold } from '../../platform/db/index.ts';
import { isLive, localized, mediaRef, isOn } from '../../entity/reading.ts';
import { isCategoryShown, isPartnerVisible } from '../visibility/index.ts';
import type { Reader } from '../../entity/caller/index.ts';

type SubcategoryRow = { id: number; name: string; slugName: string; partnerCount: number };
type CategoryRow = {
  id: number;
  code: CategoryCode;
  name: string;
  slugName: string;
  description: string;
  colour: Colour;
  image: MediaRef | null;
  partnerCount: number;
  subcategories: SubcategoryRow[];
};

const subcategoryOf = (
  category: { id: number },
  { slugName, ...row }: SubcategoryRow,
): SubcategoryView => ({ ...row, categoryId: category.id, route: slug(slugName, row.id) });
const categoryOf = ({ slugName, subcategories, ...row }: CategoryRow): CategoryView => ({
  ...row,
  route: slug(slugName, row.id),
  subcategories: subcategories.map((one) => subcategoryOf(row, one)),
});

/** The active categories in order with their subcategories and the number of partners the reader finds in each. */
export const findCategories = async (
  db: Db,
  { language, primary, audience }: Reader,
): Promise<CategoryView[]> => {
  const { rows } = await sql<CategoryRow>`
    with listed as (
      select ps.subcategory_id, s.category_id, ps.partner_id
      from partner_subcategory ps
      join partner p on p.id = ps.partner_id
      join subcategory s on s.id = ps.subcategory_id
      where ${isLive('p')}
        and ${isPartnerVisible('p', audience)}
        and ${isOn('s')}
    )
    select
      c.id, c.code, ${localized(sql`c.name`, language, primary)} as name,
      ${localized(sql`c.name`, primary, primary)} as "slugName",
      ${localized(sql`c.description`, language, primary)} as description, c.colour,
      ${mediaRef(sql`c.image`)} as image,
      (
        select count(distinct l.partner_id)::int
        from listed l
        where l.category_id = c.id
      ) as "partnerCount",
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'name', ${localized(sql`s.name`, language, primary)},
          'slugName', ${localized(sql`s.name`, primary, primary)},
          'partnerCount', (select count(*) from listed l where l.subcategory_id = s.id)
        ) order by s.position, s.id), '[]')
        from subcategory s
        where s.category_id = c.id and ${isOn('s')}
      ) as subcategories
    from category c
    where c.active and ${isCategoryShown(sql.ref('c.id'), audience)}
    order by c.position, c.id`.execute(db);
  return rows.map(categoryOf);
};

/** The ids of all subcategories by their folded names in every language. */
export const findSubcategoryNames = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; name: Record<string, string | null> }>`
    select id, name
    from subcategory
    where deleted_at is null
    order by id desc`.execute(db);
  return new Map(
    rows.flatMap(({ id, name }) =>
      Object.values(name).flatMap((one) => (one ? [[fold(one), id] as const] : [])),
    ),
  );
};
