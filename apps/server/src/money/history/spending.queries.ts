import { type CategoryCode, paceDays, type Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { dayOf, startOfDay, startOfMonth, today } from '../../kernel/business-day.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import { localized } from '../../kernel/reading.ts';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';

const c = leftJoinAs('category', 'c');
const l = tableAs('credit_lot', 'l');

/** What partners got of it, less what they gave back. */
const spent = sql<number>`
  sum(case when e.to_account = 'PARTNER' then e.amount else -e.amount end)::bigint`;
const isSpending = sql<boolean>`(e.to_account = 'PARTNER' or e.from_account = 'PARTNER')`;

export type SpentInMonth = {
  readonly month: string;
  readonly category: CategoryCode | null;
  readonly name: string | null;
  readonly amount: number;
};
/** What a user spent by month (YYYY-MM) and category, of this month and the eleven before it. */
export const listSpentByMonth = async (
  db: Db,
  userId: number,
  { language, primary }: Reader,
): Promise<SpentInMonth[]> =>
  (
    await query`
      select ${columns<SpentInMonth>({
        month: sql<SpentInMonth['month']>`to_char(${dayOf(sql`e.at`)}, 'YYYY-MM')`,
        category: c.code,
        name: sql<SpentInMonth['name']>`
          case when c.id is not null then ${localized(sql`c.name`, language, primary)} end`,
        amount: spent,
      })}
      from ledger_entry e
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      left join category c on c.id = m.category_id
      where e.user_id = ${userId}
        and ${isSpending}
        and e.at >= ${startOfMonth} - interval '11 months'
      group by 1, c.id
      order by 1, c.position`.execute(db)
  ).rows;

/** What a user spent of each regime in the days a pace is told by, the current one among them. */
export const listSpentByRegime = async (
  db: Db,
  userId: number,
): Promise<{ regime: Regime; amount: number }[]> =>
  (
    await query`
      select ${columns({ regime: l.regime, amount: spent })}
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      where e.user_id = ${userId}
        and ${isSpending}
        and e.at >= ${startOfDay(today, 1 - paceDays)}
      group by l.regime`.execute(db)
  ).rows;

/** For how many days a user has had any money, the first and the current one counted; null without any. */
export const countDaysWithMoney = async (db: Db, userId: number): Promise<number | null> =>
  (
    await query`
      select ${columns({
        days: sql<number | null>`${today} - ${dayOf(sql`min(l.granted_at)`)} + 1`,
      })}
      from credit_lot l
      where l.user_id = ${userId}`.execute(db)
  ).rows[0]?.days ?? null;
