import type { PartnerFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { replaceLinked } from '../../kernel/table/index.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { publicationOf } from '../../kernel/publication.ts';
import { isLive } from '../../kernel/reading.ts';
import { partnerTable } from './partner.table.ts';

const subcategory = tableAs('subcategory');

/** How many offers of a partner readers see. */
export const countLiveOffers = async (tx: Db, partnerId: number): Promise<number> => {
  const { rows } = await query`
    select ${columns({ total: sql<number>`count(*)` })}
    from offer o
    where o.partner_id = ${partnerId} and ${isLive('o')}`.execute(tx);
  return rows[0]?.total ?? 0;
};

/** Counted with each partner of the administration. */
export const partnerDerived = {
  branchOfficeCount: sql<number>`(
    select count(*)::int
    from branch_office b
    where b.partner_id = t.id and b.deleted_at is null
  )`,
  favoriteCount: sql<number>`(
    select count(*)::int
    from favorite f
    where f.entity_type = 'PARTNER' and f.entity_id = t.id
  )`,
  activeOfferCount: sql<number>`(
    select count(*)::int
    from offer o
    where o.partner_id = t.id and ${isLive('o')}
  )`,
};

/** A place that is nowhere on the map. */
export const hasBranchWithoutPlace = sql<boolean>`exists (
  select 1
  from branch_office b
  where b.partner_id = t.id and b.deleted_at is null and b.lat is null
)`;
export const isPartnerUntranslated = sql<boolean>`t.untranslated`;

/** Conditions of the administration's filters. */
export const partnerConditions = ({
  categoryId,
  subcategoryId,
  sustainability,
  grade,
  online,
  state,
  withoutPlace,
  untranslated,
}: z.output<typeof PartnerFilter>): RawBuilder<boolean>[] => [
  ...(categoryId
    ? [
        sql<boolean>`exists (
          select 1
          from partner_subcategory ps
          join subcategory s on s.id = ps.subcategory_id
          where ps.partner_id = t.id and s.category_id = ${categoryId}
        )`,
      ]
    : []),
  ...(subcategoryId
    ? [
        sql<boolean>`exists (
          select 1
          from partner_subcategory ps
          where ps.partner_id = t.id and ps.subcategory_id = ${subcategoryId}
        )`,
      ]
    : []),
  ...(sustainability ? [sql<boolean>`t.sustainability = ${sustainability}`] : []),
  ...(grade ? [sql<boolean>`t.grade = ${grade}`] : []),
  ...(state ? [sql<boolean>`${publicationOf('t')} = ${state}`] : []),
  ...(withoutPlace ? [hasBranchWithoutPlace] : []),
  ...(untranslated ? [isPartnerUntranslated] : []),
  ...(online === undefined ? [] : [sql<boolean>`t.online = ${online}`]),
];

/** What partners are also sorted by. */
export const partnerSorts = {
  BRANCH_OFFICE_COUNT: sql`(${partnerDerived.branchOfficeCount})`,
  RATING: sql`t.grade`,
  SCORING: sql`t.score`,
};

/** Puts another subcategory, or none, in the place of one that is being deleted. */
export const replaceSubcategoryOfPartners = (
  tx: Db,
  from: number,
  to: number | undefined,
): Promise<void> => replaceLinked(tx, partnerTable, 'subcategoryIds', { from, to });

/** The categories the given subcategories stand in. */
export const categoriesOf = async (tx: Db, subcategoryIds: readonly number[]): Promise<number[]> =>
  (
    await query`
      select distinct ${columns({ id: subcategory.categoryId })}
      from subcategory
      where id = any(${[...subcategoryIds]}::int[])`.execute(tx)
  ).rows.map(({ id }) => id);
