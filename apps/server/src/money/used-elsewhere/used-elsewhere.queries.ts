import type {
  Regime,
  UsedElsewhere,
  UsedElsewhereForm,
  UsedElsewhereTerms,
} from '@cafeteria/contract';
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
/** Writes figures of one client, regime and year; what was there is replaced. */
export const writeUsedElsewhere = (
  tx: Db,
  { clientId, regime, year }: UsedElsewhereTerms & { readonly clientId: number },
  used: readonly UsedBy[],
) =>
  sql`
    insert into used_elsewhere as o (user_id, client_id, regime, year, amount)
    select "userId", ${clientId}::int, ${regime}::text, ${year}::int, amount
    from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as u ("userId" int, amount bigint)
    on conflict (user_id, client_id, regime, year) do update set amount = excluded.amount`.execute(
    tx,
  );
/** Takes one figure away. */
export const removeUsedElsewhere = (
  tx: Db,
  userId: number,
  { clientId, regime, year }: Omit<UsedElsewhereForm, 'amount'>,
) =>
  sql`
    delete from used_elsewhere
    where user_id = ${userId}
      and client_id = ${clientId}
      and regime = ${regime}
      and year = ${year}`.execute(tx);

/** Which of these have a figure already. */
export const countKnown = async (
  db: Db,
  {
    clientId,
    regime,
    year,
  }: { readonly clientId: number; readonly regime: Regime; readonly year: number },
  userIds: readonly number[],
): Promise<number> =>
  (
    await query`
      select ${columns({ known: sql<number>`count(*)::int` })}
      from used_elsewhere o
      where o.client_id = ${clientId}
        and o.regime = ${regime}
        and o.year = ${year}
        and o.user_id = any(${[...userIds]}::int[])`.execute(db)
  ).rows[0]?.known ?? 0;
