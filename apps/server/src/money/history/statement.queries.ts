import type { MovementReason, Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { fullName } from '../../kernel/named-person.queries.ts';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import { startOfDay } from '../../kernel/business-day.ts';

const c = leftJoinAs('client', 'c');
const l = tableAs('credit_lot', 'l');
const m = tableAs('movement', 'm');

/** What a user has, free and held together, changes by an entry that leads into it or out of it. */
const change = sql`
  case when e.to_account in ('LOT', 'HOLD') then e.amount else 0 end
  - case when e.from_account in ('LOT', 'HOLD') then e.amount else 0 end`;

/** What a user had of each regime when a day began, minor units. */
export const sumBefore = async (
  db: Db,
  userId: number,
  day: string,
): Promise<{ regime: Regime; amount: number }[]> =>
  (
    await query`
      select ${columns({ regime: l.regime, amount: sql<number>`sum(${change})::bigint` })}
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      where e.user_id = ${userId} and e.at < ${startOfDay(day)}
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
    await query`
      select ${columns<StatementRow>({
        id: m.id,
        date: sql<StatementRow['date']>`max(e.at)`,
        reason: m.reason,
        merchantName: m.merchantName,
        regime: l.regime,
        amount: sql<StatementRow['amount']>`sum(${change})::bigint`,
      })}
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      where e.user_id = ${userId} and e.at >= ${startOfDay(from)} and e.at < ${startOfDay(to, 1)}
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
    await query`
      select ${columns({
        name: fullName('u'),
        clientName: c.name,
      })}
      from "user" u
      left join client c on c.id = u.client_id
      where u.id = ${userId}`.execute(db)
  ).rows[0];
