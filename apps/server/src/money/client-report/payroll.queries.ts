/** The payroll of a month, as the ledger has it. */
import { type GrantGround, type Regime, taxedCredits } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { startOfDay, yearOf } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { limitRegimeOf } from '../ledger/index.ts';
import { usedElsewhere } from './elsewhere.queries.ts';
import { type Span, within } from './report.queries.ts';

const u = tableAs('user', 'u');

/** An employee's month in one regime, and of taxed credits with one ground; minor units. */
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
  /** Of what was used, what is exempt for sure: money given for shifts that were said. */
  readonly decided: number;
  /** Why it was given, as far as the grants say. */
  readonly grounds: readonly GrantGround[];
  /** Used of the year's limit before the month, and with it; fund money uses the limit of what it buys. */
  readonly usedBefore: number;
  readonly usedAfter: number;
  /** What of the year's limit was used elsewhere; it is in both. */
  readonly elsewhere: number;
};
/** The grant a lot `l` came by first, also where a refund opened it, and its person's shifts of it. */
export const grantOfLot = sql`
  left join credit_grant g on g.id = coalesce(l.grant_id, l.origin_grant_id)
  left join credit_grant_shift s on s.grant_id = g.id and s.user_id = l.user_id`;
/** What a grant says of its money. Only taxed credits are told apart by it: all else has one limit for all grounds. */
export const grantFacts = sql`
  g.ground, l.regime <> ${sql.lit(taxedCredits)} and s.shifts is not null as is_by_shifts,
  case when l.regime = ${sql.lit(taxedCredits)} then coalesce(g.ground, '') else '' end as split`;
/** What moved in a month, and what of the year's limits was used by it, each by person and regime. */
const month = (clientId: number, span: Span): RawBuilder<unknown> => sql`
  entry as (
    select
      e.user_id, l.regime, m.regime as purchase, ${grantFacts}, e.from_account, e.to_account, e.amount,
      m.occurred_at, ${within(sql`m.occurred_at`, span)} as is_now,
      coalesce(
        ${yearOf(sql`o.occurred_at`)} < extract(year from ${span.from}::date), false
      ) as is_correction
    from credit_lot l
    join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    left join movement o on o.user_id = m.user_id and o.id = m.reverses_id
    ${grantOfLot}
    where l.client_id = ${clientId}
      and m.occurred_at >= ${startOfDay(sql`date_trunc('year', ${span.from}::date)`)}
      and m.occurred_at < ${startOfDay(span.to, 1)}
  ),
  moved as (
    select
      user_id, regime, split,
      sum(amount) filter (where from_account = 'EMPLOYER') as granted,
      sum(amount) filter (where to_account = 'EMPLOYER') as recalled,
      sum(amount) filter (where to_account = 'EXPIRED') as expired,
      sum(case 'PARTNER' when to_account then amount when from_account then -amount end)
        filter (where not is_correction) as used,
      sum(case 'PARTNER' when to_account then amount when from_account then -amount end)
        filter (where not is_correction and is_by_shifts) as decided,
      array_agg(distinct ground) filter (where ground is not null) as grounds
    from entry
    where is_now
    group by user_id, regime, split
  ),
  counted as (
    select
      user_id, ${limitRegimeOf(sql`regime`, sql`purchase`)} as regime, split,
      sum(case when to_account = 'PARTNER' then amount else -amount end) as after,
      sum(case when to_account = 'PARTNER' then amount else -amount end)
        filter (where not is_now) as before
    from entry
    where to_account = 'PARTNER' or (from_account = 'PARTNER' and not is_correction)
    group by 1, 2, 3
  )`;
/**
 * Everybody's month, regime by regime, as the ledger has it. A refund is taken off in the month it happens; one of an
 * earlier year's purchase is not in it, but in the corrections of that year.
 */
export const listPayroll = async (db: Db, clientId: number, span: Span): Promise<PayrollRow[]> =>
  (
    await query`
      with ${month(clientId, span)},
      elsewhere as (${usedElsewhere(clientId, span)})
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
        decided: sql<PayrollRow['decided']>`coalesce(m.decided, 0)::bigint`,
        grounds: sql<PayrollRow['grounds']>`coalesce(to_jsonb(m.grounds), '[]')`,
        usedBefore: sql<
          PayrollRow['usedBefore']
        >`(coalesce(c.before, 0) + coalesce(o.amount, 0))::bigint`,
        usedAfter: sql<
          PayrollRow['usedAfter']
        >`(coalesce(c.after, 0) + coalesce(o.amount, 0))::bigint`,
        elsewhere: sql<PayrollRow['elsewhere']>`coalesce(o.amount, 0)::bigint`,
      })}
      from moved m
      full join counted c using (user_id, regime, split)
      left join elsewhere o using (user_id, regime)
      join "user" u on u.id = user_id
      order by u.name_sort_cs, u.id, regime, split`.execute(db)
  ).rows;
