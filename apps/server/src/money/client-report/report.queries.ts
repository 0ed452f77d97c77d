import type { Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import { limitRegimeOf } from '../ledger/index.ts';
import type { Cell } from './report.rules.ts';
import { dayOf, startOfDay, yearOf } from '../../kernel/business-day.ts';

const c = leftJoinAs('category', 'c');
const l = tableAs('credit_lot', 'l');
const m = tableAs('movement', 'm');
const u = tableAs('user', 'u');

/** Days are counted in Prague: `from` and `to` are the first and the last. */
export type Span = { readonly from: string; readonly to: string };
const within = (instant: ReturnType<typeof sql>, { from, to }: Span) => sql<boolean>`
  ${instant} >= ${startOfDay(from)} and ${instant} < ${startOfDay(to, 1)}`;

/** Spending of a client's money by month, category and regime; refunds count in their own month. */
export const listCells = async (db: Db, clientId: number, span: Span): Promise<Cell[]> =>
  (
    await query`
      select ${columns<Cell>({
        month: sql<Cell['month']>`to_char(${dayOf(sql`m.occurred_at`)}, 'YYYY-MM')`,
        categoryId: m.categoryId,
        category: c.code,
        regime: l.regime,
        userIds: sql<Cell['userIds']>`array_agg(distinct e.user_id)`,
        payments: sql<
          Cell['payments']
        >`count(distinct (m.user_id, m.id)) filter (where m.type = 'PAYMENT')::int`,
        amount: sql<
          Cell['amount']
        >`sum(case when e.to_account = 'PARTNER' then e.amount else -e.amount end)::bigint`,
      })}
      from credit_lot l
      join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      left join category c on c.id = m.category_id
      where l.client_id = ${clientId}
        and (e.to_account = 'PARTNER' or e.from_account = 'PARTNER')
        and ${within(sql`m.occurred_at`, span)}
      group by 1, m.category_id, c.code, l.regime`.execute(db)
  ).rows;

/** What an employer gave and took back. */
export const sumGrants = async (
  db: Db,
  clientId: number,
  span: Span,
): Promise<{ granted: number; recalled: number }> => {
  const { rows } = await query`
    select ${columns({
      granted: sql<number>`coalesce(sum(e.amount) filter (where e.from_account = 'EMPLOYER'), 0)::bigint`,
      recalled: sql<number>`coalesce(sum(e.amount) filter (where e.to_account = 'EMPLOYER'), 0)::bigint`,
    })}
      from credit_lot l
    join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    where l.client_id = ${clientId} and ${within(sql`m.occurred_at`, span)}`.execute(db);
  return rows[0] ?? { granted: 0, recalled: 0 };
};

/** An employee's month in one regime; minor units. */
export type PayrollRow = {
  readonly userId: number;
  readonly personalNumber: string | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly regime: Regime;
  readonly granted: number;
  readonly recalled: number;
  readonly expired: number;
  readonly used: number;
  /** Used of the year's limit before the month, and with it; fund money uses the limit of what it buys. */
  readonly usedBefore: number;
  readonly usedAfter: number;
};
/**
 * Everybody's month, regime by regime, as the ledger has it. A refund is taken off in the month it happens; one of an
 * earlier year's purchase is not in it, but in the corrections of that year.
 */
export const listPayroll = async (db: Db, clientId: number, span: Span): Promise<PayrollRow[]> =>
  (
    await query`
      with entry as (
        select
          e.user_id, l.regime, m.regime as purchase, e.from_account, e.to_account, e.amount,
          m.occurred_at, ${within(sql`m.occurred_at`, span)} as is_now,
          coalesce(
            ${yearOf(sql`o.occurred_at`)} < extract(year from ${span.from}::date), false
          ) as is_correction
        from credit_lot l
        join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
        join movement m on m.user_id = e.user_id and m.id = e.movement_id
        left join movement o on o.user_id = m.user_id and o.id = m.reverses_id
        where l.client_id = ${clientId}
          and m.occurred_at >= ${startOfDay(sql`date_trunc('year', ${span.from}::date)`)}
          and m.occurred_at < ${startOfDay(span.to, 1)}
      ),
      moved as (
        select
          user_id, regime,
          sum(amount) filter (where from_account = 'EMPLOYER') as granted,
          sum(amount) filter (where to_account = 'EMPLOYER') as recalled,
          sum(amount) filter (where to_account = 'EXPIRED') as expired,
          sum(case 'PARTNER' when to_account then amount when from_account then -amount end)
            filter (where not is_correction) as used
        from entry
        where is_now
        group by user_id, regime
      ),
      counted as (
        select
          user_id, ${limitRegimeOf(sql`regime`, sql`purchase`)} as regime,
          sum(case when to_account = 'PARTNER' then amount else -amount end) as after,
          sum(case when to_account = 'PARTNER' then amount else -amount end)
            filter (where not is_now) as before
        from entry
        where to_account = 'PARTNER' or (from_account = 'PARTNER' and not is_correction)
        group by 1, 2
      )
      select ${columns<PayrollRow>({
        userId: u.id,
        personalNumber: u.personalNumber,
        lastName: u.lastName,
        firstName: u.firstName,
        regime: sql<PayrollRow['regime']>`regime`,
        granted: sql<PayrollRow['granted']>`coalesce(m.granted, 0)::bigint`,
        recalled: sql<PayrollRow['recalled']>`coalesce(m.recalled, 0)::bigint`,
        expired: sql<PayrollRow['expired']>`coalesce(m.expired, 0)::bigint`,
        used: sql<PayrollRow['used']>`coalesce(m.used, 0)::bigint`,
        usedBefore: sql<PayrollRow['usedBefore']>`coalesce(c.before, 0)::bigint`,
        usedAfter: sql<PayrollRow['usedAfter']>`coalesce(c.after, 0)::bigint`,
      })}
      from moved m
      full join counted c using (user_id, regime)
      join "user" u on u.id = user_id
      order by u.name_sort_cs, u.id, regime`.execute(db)
  ).rows;

/** The yearly limits that hold on a day. */
export const listYearlyLimits = async (db: Db, day: string): Promise<Map<Regime, number>> => {
  const { rows } = await query`
    select distinct on (regime) ${columns({
      regime: sql<Regime>`regime`,
      amount: sql<number | null>`case when period = 'YEAR' then amount end`,
    })}
      from tax_limit
    where deleted_at is null
      and active
      and valid_from <= ${day}::date
      and (valid_to is null or valid_to >= ${day}::date)
    order by regime, valid_from desc`.execute(db);
  return new Map(rows.flatMap(({ regime, amount }) => (amount === null ? [] : [[regime, amount]])));
};
