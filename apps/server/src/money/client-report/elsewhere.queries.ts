/** What of a limit was used where a company's payroll does not see it. */
import { type RawBuilder, sql } from 'kysely';
import { startOfDay, yearOf } from '../../kernel/business-day.ts';
import { companyOfLot, isOfAllEmployers, usedElsewhereRows } from '../ledger/index.ts';
import type { Span } from './report.queries.ts';

/**
 * What others of this portal gave that somebody bought with in a year, where the law has one limit for all employers;
 * of a row `h` of a company and a user. Of companies in one month the one of the client with the lower number comes
 * first, then the one with the lower number, so that nothing is taxed, or given back, twice and nothing is left out.
 */
const ofOthers = (year: RawBuilder<unknown>, { from, to }: Span): RawBuilder<unknown> => sql`
  select
    l.user_id, l.regime, case when e.to_account = 'PARTNER' then e.amount else -e.amount end as amount
  from credit_lot l
  ${companyOfLot}
  join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
  join movement m on m.user_id = e.user_id and m.id = e.movement_id
  left join movement p on p.user_id = m.user_id and p.id = m.reverses_id
  where l.user_id = h.user_id
    and l.client_id is not null
    and ${isOfAllEmployers(sql`l.regime`)}
    and (l.client_id, w.company_id) <> (h.client_id, h.company_id)
    and (e.to_account = 'PARTNER' or e.from_account = 'PARTNER')
    and ${yearOf(sql`coalesce(p.occurred_at, m.occurred_at)`)} = ${year}
    and m.occurred_at
      < case
        when (l.client_id, w.company_id) < (h.client_id, h.company_id) then ${startOfDay(to, 1)}
        else ${startOfDay(from)}
      end`;
/** Whether a figure `s` that was said counts for a company `h`. */
const isCountedFor = sql<boolean>`(
  (s.client_id, s.company_id) = (h.client_id, h.company_id)
  or ${isOfAllEmployers(sql`s.regime`)}
)`;

/** Of each `person` of a company, by regime: the figures payroll wrote, and what others gave before. */
export const usedElsewhere = (span: Span): RawBuilder<unknown> => sql`
  select client_id, company_id, user_id, regime, sum(amount) as amount
  from (
    select h.client_id, h.company_id, h.user_id, s.regime, s.amount
    from person h
    join ${usedElsewhereRows} s on s.user_id = h.user_id
    where s.year = extract(year from ${span.from}::date) and ${isCountedFor}
    union all
    select h.client_id, h.company_id, h.user_id, x.regime, x.amount
    from person h
    cross join lateral (${ofOthers(sql`extract(year from ${span.from}::date)`, span)}) x
  ) y
  group by client_id, company_id, user_id, regime`;
/** …of a year that is over, for its corrections: of a row `h` also with the regime and the year. */
export const usedElsewhereIn = (span: Span): RawBuilder<number> => sql<number>`(
  select coalesce(sum(y.amount), 0)
  from (
    select s.regime, s.amount
    from ${usedElsewhereRows} s
    where s.user_id = h.user_id and s.year = h.of_year and ${isCountedFor}
    union all
    select x.regime, x.amount
    from (${ofOthers(sql`h.of_year`, span)}) x
  ) y
  where y.regime = h.limited
)`;
