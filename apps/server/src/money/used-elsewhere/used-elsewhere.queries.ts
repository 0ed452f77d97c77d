import type { Regime, UsedElsewhere, UsedElsewhereTerms } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const c = tableAs('client', 'c');
const o = tableAs('used_elsewhere', 'o');

type Item = UsedElsewhere['items'][number];
/** What a user used elsewhere, the latest year first. */
export const listUsedElsewhere = async (db: Db, userId: number): Promise<Item[]> =>
  (
    await query`
      select ${columns<Item>({
        clientId: c.id,
        clientName: c.name,
        regime: sql<Item['regime']>`o.regime`,
        year: o.year,
        amount: o.amount,
      })}
      from used_elsewhere o
      join client c on c.id = o.client_id
      where o.user_id = ${userId}
      order by o.year desc, c.id, o.regime`.execute(db)
  ).rows;

/** Whether somebody works for a client, or did. */
export const isClientOf = async (db: Db, userId: number, clientId: number): Promise<boolean> =>
  (
    await sql`
      select 1 from "user" where id = ${userId} and client_id = ${clientId}
      union all
      select 1 from former_client where user_id = ${userId} and client_id = ${clientId}
      union all
      select 1 from credit_lot where user_id = ${userId} and client_id = ${clientId}
      limit 1`.execute(db)
  ).rows.length > 0;

export type UsedBy = { readonly userId: number; readonly amount: number };
/** Writes figures of one client, regime and year; what was there is replaced, and taken away by zero. */
export const writeUsedElsewhere = (
  tx: Db,
  { clientId, regime, year }: UsedElsewhereTerms & { readonly clientId: number },
  used: readonly UsedBy[],
) =>
  sql`
    with used as (
      select "userId" as user_id, amount
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as u ("userId" int, amount bigint)
    ),
    removed as (
      delete from used_elsewhere o
      using used u
      where o.user_id = u.user_id
        and o.client_id = ${clientId}
        and o.regime = ${regime}
        and o.year = ${year}
        and u.amount = 0
    )
    insert into used_elsewhere as o (user_id, client_id, regime, year, amount)
    select user_id, ${clientId}::int, ${regime}::text, ${year}::int, amount
    from used
    where amount > 0
    on conflict (user_id, client_id, regime, year) do update set amount = excluded.amount`.execute(
    tx,
  );

/** Which of these have a figure already. */
export const listKnown = async (
  db: Db,
  {
    clientId,
    regime,
    year,
  }: { readonly clientId: number; readonly regime: Regime; readonly year: number },
  userIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await query`
      select ${columns({ userId: o.userId })}
      from used_elsewhere o
      where o.client_id = ${clientId}
        and o.regime = ${regime}
        and o.year = ${year}
        and o.user_id = any(${[...userIds]}::int[])`.execute(db);
  return new Set(rows.map(({ userId }) => userId));
};
