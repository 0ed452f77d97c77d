import type { MovementReason, Regime } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** What a user has, free and held together, changes by an entry that leads into it or out of it. */
const change = sql`
  case when e.to_account in ('LOT', 'HOLD') then e.amount else 0 end
  - case when e.from_account in ('LOT', 'HOLD') then e.amount else 0 end`;
const dayStart = (day: string, plus = 0): RawBuilder<unknown> =>
  sql`(${day}::date + ${sql.lit(plus)})::timestamp at time zone 'Europe/Prague'`;

/** What a user had of each regime when a day began, minor units. */
export const sumBefore = async (
  db: Db,
  userId: number,
  day: string,
): Promise<{ regime: Regime; amount: number }[]> =>
  (
    await sql<{ regime: Regime; amount: number }>`
      select l.regime, sum(${change})::bigint as amount
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      where e.user_id = ${userId} and e.at < ${dayStart(day)}
      group by l.regime`.execute(db)
  ).rows;

export type StatementRow = {
  readonly id: number;
  readonly date: string;
  readonly reason: MovementReason;
  readonly merchantName: string | null;
  readonly regime: Regime;
  readonly amount: number;
};
/** What changed it from day to day, both included, in the order it was booked: a row for each regime of a movement. */
export const listChanges = async (
  db: Db,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<StatementRow[]> =>
  (
    await sql<StatementRow>`
      select
        m.id, max(e.at) as date, m.reason, m.merchant_name as "merchantName", l.regime,
        sum(${change})::bigint as amount
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      where e.user_id = ${userId} and e.at >= ${dayStart(from)} and e.at < ${dayStart(to, 1)}
      group by m.id, m.reason, m.merchant_name, l.regime
      having sum(${change}) <> 0
      order by date, m.id`.execute(db)
  ).rows;

/** Whose statement it is. */
export const findHolder = async (
  db: Db,
  userId: number,
): Promise<{ name: string; clientName: string | null } | undefined> =>
  (
    await sql<{ name: string; clientName: string | null }>`
      select concat_ws(' ', u.first_name, u.last_name) as name, c.name as "clientName"
      from "user" u
      left join client c on c.id = u.client_id
      where u.id = ${userId}`.execute(db)
  ).rows[0];
