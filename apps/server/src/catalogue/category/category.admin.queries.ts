import {
  type CategoryNode,
  type Language,
  languages,
  type LocalizedText,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, jsonList, jsonObject, query, tableAs } from '../../platform/db/index.ts';
import { isLive } from '../../kernel/reading.ts';

const c = tableAs('category', 'c');
const x = tableAs('subcategory', 'x');
const p = tableAs('partner', 'p');

const partnersOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(
    select count(distinct ps.partner_id)::int
    from partner_subcategory ps
    join partner p on p.id = ps.partner_id
    join subcategory s on s.id = ps.subcategory_id
    where p.deleted_at is null and s.deleted_at is null and ${condition}
  )`;

const treeSubcategory = jsonObject<CategoryNode['subcategories'][number]>({
  id: x.id,
  name: x.name,
  active: x.active,
  partnerCount: sql`coalesce(y.partners, 0)`,
});
/** All categories in order with all their subcategories, switched off or not. */
export const findCategoryTree = async (db: Db): Promise<CategoryNode[]> =>
  (
    await query`
      with standing as (
        select s.id, s.category_id, ps.partner_id
        from partner_subcategory ps
        join partner p on p.id = ps.partner_id
        join subcategory s on s.id = ps.subcategory_id
        where p.deleted_at is null and s.deleted_at is null
      ),
      of_category as (
        select category_id as id, count(distinct partner_id)::int as partners
        from standing
        group by 1
      ),
      of_subcategory as (select id, count(*)::int as partners from standing group by 1)
      select ${columns<CategoryNode>({
        id: c.id,
        code: c.code,
        name: c.name,
        colour: c.colour,
        active: c.active,
        partnerCount: sql`coalesce(o.partners, 0)`,
        subcategories: sql`(
          select ${jsonList(treeSubcategory, sql`x.position, x.id desc`)}
          from subcategory x
          left join of_subcategory y on y.id = x.id
          where x.category_id = c.id and x.deleted_at is null
        )`,
      })}
      from category c
      left join of_category o on o.id = c.id
      where c.deleted_at is null
      order by c.position, c.id`.execute(db)
  ).rows;

export const categoryDerived = {
  subcategoryCount: sql<number>`(
    select count(*)::int
    from subcategory s
    where s.category_id = t.id and s.deleted_at is null
  )`,
  partnerCount: partnersOf(sql`s.category_id = t.id`),
};
export const subcategoryDerived = { partnerCount: partnersOf(sql`s.id = t.id`) };

/** How many partners readers see have their pin and colour from a category that is switched off. */
export const countPartnersWithoutCategory = async (tx: Db, categoryId: number): Promise<number> => {
  const { rows } = await query`
    select ${columns({ total: sql<number>`count(*)` })}
    from partner p
    join category c on c.id = p.main_category_id
    where c.id = ${categoryId} and not c.active and ${isLive('p')}`.execute(tx);
  return rows[0]?.total ?? 0;
};

/** Nobody can delete one: the eleven are of the product. */
export const categoryExists = async (tx: Db, id: number): Promise<boolean> =>
  (await sql`select 1 from category where id = ${id} and deleted_at is null`.execute(tx)).rows
    .length > 0;

/** Languages in which another subcategory of the category has the same name; each is looked up in its index. */
export const findTakenNames = async (
  tx: Db,
  categoryId: number,
  id: number,
  name: LocalizedText,
): Promise<Language[]> => {
  const isTaken = (language: Language) => sql<boolean>`exists (
    select 1
    from subcategory s
    where s.category_id = ${categoryId}
      and s.id <> ${id}
      and s.deleted_at is null
      and lower(s.name ->> ${sql.lit(language)}) = lower(nullif(${name[language] ?? ''}, ''))
  )`;
  const { rows } = await query`
    select ${columns<Record<Language, boolean>>({ cs: isTaken('cs'), sk: isTaken('sk'), en: isTaken('en') })}`.execute(
    tx,
  );
  return languages.filter((language) => rows[0]?.[language]);
};

/** Whether a subcategory may take over what belongs to another: it is there, and in the same category. */
export const isSuccessor = async (tx: Db, categoryId: number, id: number): Promise<boolean> =>
  (
    await sql`
      select 1
      from subcategory
      where id = ${id} and category_id = ${categoryId} and deleted_at is null
      for share`.execute(tx)
  ).rows.length > 0;

/** Active partners that have no other subcategory, or no other in the category that is their main one. */
export const findPartnersInNeed = async (
  tx: Db,
  categoryId: number,
  subcategoryId: number,
): Promise<string[]> => {
  const { rows } = await query`
    select ${columns({ name: p.name })}
    from partner p
    join partner_subcategory ps on ps.partner_id = p.id
    where ps.subcategory_id = ${subcategoryId}
      and p.active
      and p.deleted_at is null
      and not exists (
        select 1
        from partner_subcategory o
        join subcategory s on s.id = o.subcategory_id
        where o.partner_id = p.id
          and o.subcategory_id <> ${subcategoryId}
          and s.deleted_at is null
          and (p.main_category_id is distinct from ${categoryId} or s.category_id = ${categoryId})
      )
    order by p.name_sort_cs, p.id`.execute(tx);
  return rows.map(({ name }) => name);
};
