import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isLive } from '../../kernel/reading.ts';
import { today } from '../../kernel/business-day.ts';

export type ViewedType = 'PARTNER' | 'OFFER';
export type Views = { readonly type: ViewedType; readonly id: number; readonly views: number };

/** Days of looks that count for SCORING. */
const scoredDays = 30;

/**
 * Adds views to today's counts, always in the same order so that nodes do not deadlock. What is not
 * live gets no views.
 */
export const addViews = async (db: Db, views: readonly Views[]): Promise<void> => {
  await sql`
    insert into view_count (entity_type, entity_id, day, views)
    select x.type, x.id, ${today}, x.views
    from unnest(
      ${views.map(({ type }) => type)}::text[], ${views.map(({ id }) => id)}::int[],
      ${views.map((one) => one.views)}::int[]
    ) as x (type, id, views)
    where case x.type
      when 'PARTNER' then exists (select 1 from partner p where p.id = x.id and ${isLive('p')})
      else exists (select 1 from offer o where o.id = x.id and ${isLive('o')})
    end
    order by x.type, x.id
    on conflict (entity_type, entity_id, day) do update set
      views = view_count.views + excluded.views`.execute(db);
};

/** Recent looks at the partner of an alias and at its offers, as SQL. */
export const recentViewsOfPartner = (alias: string): RawBuilder<number> => {
  const id = sql.ref(`${alias}.id`);
  const recent = sql`v.day > ${today} - ${sql.lit(scoredDays)}`;
  return sql<number>`(
    coalesce((
      select sum(v.views)
      from view_count v
      where v.entity_type = 'PARTNER' and v.entity_id = ${id} and ${recent}
    ), 0)
    + coalesce((
      select sum(v.views)
      from offer o
      join view_count v on v.entity_type = 'OFFER' and v.entity_id = o.id and ${recent}
      where o.partner_id = ${id}
    ), 0)
  )`;
};

/** Forgets days that count no more. */
export const pruneViews = (db: Db) =>
  sql`delete from view_count where day <= ${today} - ${sql.lit(scoredDays)}`.execute(db);
