/** The payroll of a month, as the ledger has it. */
import { type GrantGround, type Regime, taxedCredits } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { startOfDay, yearOf } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { companyOfLot, limitRegimeOf, pragueDay, usedByCompany } from '../ledger/index.ts';
import { usedElsewhere } from './elsewhere.queries.ts';
import { type Span, within } from './report.queries.ts';

const u = tableAs('user', 'u');

export type PayrollCompany = {
  readonly id: number | null;
  readonly name: string;
  readonly registrationNumber: string;
};
/** The company of a row `k`: whose credits they were, whichever company employs the person since. */
export const employingCompany = sql`
  cross join lateral (
    select jsonb_build_object(
      'id', o.id, 'name', coalesce(o.name, ''), 'registrationNumber', coalesce(o.registration_number, '')
    ) as company, o.name as company_name
    from (select k.company_id) giver
    left join company o on o.id = giver.company_id
  ) w_company`;
/** An employee's month in one regime, and of taxed credits with one ground; minor units. */
export type PayrollRow = {
  readonly userId: number;
  readonly personalNumber: string | null;
  readonly lastName: string;
  readonly firstName: string;
  /** Of an employer of several companies the one that employed the person when the credits were given. */
  readonly company: PayrollCompany;
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
/** Employers that are asked for together: one statement of many costs little more than one of one. */
export const among = (clientIds: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`= any(${[...clientIds]}::int[])`;
/** A person's movements of some time. */
const movementsOf = (when: RawBuilder<unknown>) => sql`
  select m.user_id, m.id, m.regime, m.occurred_at, m.reverses_id
  from movement m
  where m.user_id = w.user_id and ${when}`;
/** What employers gave, and to whom: of which of their companies. */
const lotsOf = (clientIds: readonly number[]): RawBuilder<unknown> => sql`
  lot as materialized (
    select l.user_id, l.id, l.client_id, w.company_id, l.regime, ${grantFacts}
    from credit_lot l
    ${companyOfLot}
    ${grantOfLot}
    where l.client_id ${among(clientIds)}
  ),
  person as materialized (select distinct client_id, company_id, user_id from lot)`;
/**
 * What movements moved, added up by lot before anything is told of the lots: they are found first and their entries by
 * them, for the entries of a lot may be of many years, and numbers are sorted faster than words. `taken` is what they
 * count in the limits of their year.
 */
const summed = (
  clientIds: readonly number[],
  { from, to }: Span,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  ${lotsOf(clientIds)},
  moving as materialized (
    select
      m.user_id, m.id, m.regime as purchase, ${within(sql`m.occurred_at`, { from, to })} as is_now,
      coalesce(
        ${yearOf(sql`o.occurred_at`)} < extract(year from ${from}::date), false
      ) as is_correction,
      ${yearOf(sql`coalesce(o.occurred_at, m.occurred_at)`)} = extract(year from ${from}::date) as is_of_year
    from (select distinct user_id from person) w
    cross join lateral (${which}) m
    left join movement o on o.user_id = m.user_id and o.id = m.reverses_id
  ),
  by_lot as materialized (
    select
      m.user_id, e.lot_id, m.purchase, m.is_now, m.is_correction, m.is_of_year,
      sum(e.amount) filter (where e.from_account = 'EMPLOYER') as granted,
      sum(e.amount) filter (where e.to_account = 'EMPLOYER') as recalled,
      sum(e.amount) filter (where e.to_account = 'EXPIRED') as expired,
      sum(case 'PARTNER' when e.to_account then e.amount when e.from_account then -e.amount end) as used,
      sum(
        case
          when e.to_account = 'HOLD' then e.amount
          when (e.from_account = 'HOLD' and e.to_account = 'LOT') or e.from_account = 'PARTNER' then -e.amount
        end
      ) as taken
    from moving m
    cross join lateral (
      select e.lot_id, e.from_account, e.to_account, e.amount
      from ledger_entry e
      where e.user_id = m.user_id and e.movement_id = m.id
      offset 0
    ) e
    group by 1, 2, 3, 4, 5, 6
  ),
  summed as materialized (
    select
      l.client_id, l.company_id, l.regime, l.ground, l.is_by_shifts, l.split, s.*
    from by_lot s
    join lot l on l.user_id = s.user_id and l.id = s.lot_id
  ),
  moved as (
    select
      client_id, company_id, user_id, regime, split, bool_or(is_correction) as corrects,
      sum(granted) as granted, sum(recalled) as recalled, sum(expired) as expired,
      sum(used) filter (where not is_correction) as used,
      sum(used) filter (where not is_correction and is_by_shifts) as decided,
      array_agg(distinct ground) filter (where ground is not null) as grounds
    from summed
    where is_now
    group by client_id, company_id, user_id, regime, split
  )`;
const limited = limitRegimeOf(sql`regime`, sql`purchase`);
/** What was used of the limits of a year, added up from its first day. */
const sinceTheYear = (clientIds: readonly number[], span: Span): RawBuilder<unknown> => sql`
  ${summed(
    clientIds,
    span,
    movementsOf(sql`m.occurred_at >= ${startOfDay(sql`date_trunc('year', ${span.from}::date)`)}
      and m.occurred_at < ${startOfDay(span.to, 1)}`),
  )},
  counted as (
    select
      client_id, company_id, user_id, ${limited} as regime, split,
      sum(used) as after, sum(used) filter (where not is_now) as before
    from summed
    where not is_correction and used is not null
    group by 1, 2, 3, 4, 5
  )`;
/**
 * …or taken back from what the ledger has counted of the year until now (`regime_usage`, which each night is compared
 * with all entries; told apart by them of who has had several companies): what moved since the month's end, and what is
 * held and not paid yet. A December that is over reads a month of it, and not the year. What is a wage has no limit: of
 * that only the month itself is asked.
 */
const untilNow = (clientIds: readonly number[], span: Span): RawBuilder<unknown> => sql`
  ${summed(
    clientIds,
    span,
    sql`${movementsOf(sql`m.occurred_at >= ${startOfDay(span.from)}`)}
      union all
      ${movementsOf(sql`m.occurred_at < ${startOfDay(span.from)} and m.status = 'PENDING'`)}`,
  )},
  since as (
    select
      client_id, company_id, user_id, ${limited} as regime, split,
      sum(taken) filter (where is_of_year) as taken,
      sum(used) filter (where is_now and not is_correction) as used
    from summed
    where taken is not null or used is not null
    group by 1, 2, 3, 4, 5
  ),
  counted as (
    select
      client_id, company_id, user_id, regime, split,
      coalesce(u.used - coalesce(s.taken, 0), 0) + coalesce(s.used, 0) as after,
      coalesce(u.used - coalesce(s.taken, 0), 0) as before
    from since s
    full join (
      select r.client_id, r.company_id, r.user_id, r.regime, '' as split, r.used
      from (${usedByCompany(sql`person`, sql`extract(year from ${span.from}::date)`)}) r
      where r.regime <> ${sql.lit(taxedCredits)}
    ) u using (client_id, company_id, user_id, regime, split)
  )`;
const ways = { sinceTheYear, untilNow } as const;
export type Way = keyof typeof ways;
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
/** Whichever reads fewer months. */
export const wayTo = ({ from }: Span, today: string): Way =>
  monthsOf(today) - monthsOf(from) + 1 < Number(from.slice(5, 7)) ? 'untilNow' : 'sinceTheYear';
/** A row of one employer among several. */
export type OfClient<Row> = Row & { readonly clientId: number };
type PayrollFilter = OfClient<PayrollRow> & {
  /** Whether something was refunded of what was bought in an earlier year. */
  readonly corrects: boolean;
};
/**
 * Everybody's month, employer by employer and regime by regime, as the ledger has it. A refund is taken off in the
 * month it happens; one of an earlier year's purchase is not in it, but in the corrections of that year.
 */
export const listPayroll = async (
  db: Db,
  clientIds: readonly number[],
  span: Span,
  way = wayTo(span, pragueDay()),
): Promise<PayrollFilter[]> =>
  (
    await query`
      with ${ways[way](clientIds, span)},
      elsewhere as (${usedElsewhere(span)})
      select ${columns<PayrollFilter>({
        clientId: sql<number>`k.client_id`,
        userId: u.id,
        personalNumber: u.personalNumber,
        lastName: u.lastName,
        firstName: u.firstName,
        company: sql<PayrollRow['company']>`company`,
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
        corrects: sql<boolean>`coalesce(m.corrects, false)`,
      })}
      from moved m
      full join counted c using (client_id, company_id, user_id, regime, split) as k
      left join elsewhere o using (client_id, company_id, user_id, regime)
      join "user" u on u.id = user_id
      ${employingCompany}
      order by k.client_id, company_name, k.company_id, u.name_sort_cs, u.id, regime, split`.execute(
      db,
    )
  ).rows;
