import type { Regime, ReportMonth } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import type { Cell } from './report.rules.ts';
import { dayOf, startOfDay } from '../../kernel/business-day.ts';

const c = leftJoinAs('category', 'c');
const l = tableAs('credit_lot', 'l');
const m = tableAs('movement', 'm');

/** Days are counted in Prague: `from` and `to` are the first and the last. */
export type Span = { readonly from: string; readonly to: string };
export const within = (instant: ReturnType<typeof sql>, { from, to }: Span) => sql<boolean>`
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

/** What an employer gave and took back, what expired and what was spent, less refunds, in each month that has any. */
export const listMonths = async (
  db: Db,
  clientId: number,
  span: Span,
): Promise<readonly ReportMonth[]> =>
  (
    await query`
      select ${columns<ReportMonth>({
        month: sql<string>`to_char(${dayOf(sql`m.occurred_at`)}, 'YYYY-MM')`,
        expired: sql<number>`coalesce(sum(e.amount) filter (where e.to_account = 'EXPIRED'), 0)::bigint`,
        spent: sql<number>`
          coalesce(
            sum(case 'PARTNER' when e.to_account then e.amount when e.from_account then -e.amount end), 0
          )::bigint`,
        granted: sql<number>`coalesce(sum(e.amount) filter (where e.from_account = 'EMPLOYER'), 0)::bigint`,
        recalled: sql<number>`coalesce(sum(e.amount) filter (where e.to_account = 'EMPLOYER'), 0)::bigint`,
      })}
      from credit_lot l
      join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      where l.client_id = ${clientId} and ${within(sql`m.occurred_at`, span)}
      group by 1`.execute(db)
  ).rows;

type Holders = { readonly people: number; readonly silent: number };
/** How many of an employer's people ever got its credits, and how many of them never spent any. */
export const countHolders = async (db: Db, clientId: number): Promise<Holders> => {
  const { rows } = await query`
    select ${columns<Holders>({
      people: sql<number>`count(*)::int`,
      silent: sql<number>`count(*) filter (where not holder.has_spent)::int`,
    })}
    from (
      select l.user_id, bool_or(coalesce(e.to_account = 'PARTNER', false)) as has_spent
      from credit_lot l
      join "user" u on u.id = l.user_id and u.client_id = l.client_id and u.deleted_at is null
      left join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
      where l.client_id = ${clientId}
      group by l.user_id
    ) holder`.execute(db);
  return rows[0] ?? { people: 0, silent: 0 };
};

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
