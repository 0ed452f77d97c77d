/** What of a limit was used where a client's payroll does not see it. */
import { type RawBuilder, sql } from 'kysely';
import { startOfDay, yearOf } from '../../kernel/business-day.ts';
import { isOfAllEmployers } from '../ledger/index.ts';
import type { Span } from './report.queries.ts';

/**
 * Of each `person` of a client, by regime: the figures payroll wrote, and, where the law has one limit for all
 * employers, what other clients of this portal gave before the month. Of clients in one month the one with the lower
 * number comes first, so that nothing is taxed twice and nothing is left out.
 */
export const usedElsewhere = (span: Span): RawBuilder<unknown> => sql`
  select client_id, user_id, regime, sum(amount) as amount
  from (
    select w.client_id, w.user_id, s.regime, s.amount
    from person w
    join used_elsewhere s on s.user_id = w.user_id
    where s.year = extract(year from ${span.from}::date)
      and (s.client_id = w.client_id or ${isOfAllEmployers(sql`s.regime`)})
    union all
    select
      w.client_id, e.user_id, l.regime,
      case when e.to_account = 'PARTNER' then e.amount else -e.amount end
    from person w
    join credit_lot l on l.user_id = w.user_id and l.client_id <> w.client_id
    join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    left join movement p on p.user_id = m.user_id and p.id = m.reverses_id
    where ${isOfAllEmployers(sql`l.regime`)}
      and (e.to_account = 'PARTNER' or e.from_account = 'PARTNER')
      and ${yearOf(sql`coalesce(p.occurred_at, m.occurred_at)`)} = extract(year from ${span.from}::date)
      and m.occurred_at
        < case when l.client_id < w.client_id then ${startOfDay(span.to, 1)} else ${startOfDay(span.from)} end
  ) x
  group by client_id, user_id, regime`;
/** …of a year that is over, for its corrections: a user's in a regime. */
export const usedElsewhereIn = (
  clientId: RawBuilder<unknown>,
  year: RawBuilder<unknown>,
): RawBuilder<number> => sql<number>`(
  select coalesce(sum(x.used), 0)
  from (
    select user_id, client_id, regime, year, amount as used from used_elsewhere
    union all
    select user_id, client_id, regime, year, used from regime_usage where client_id <> ${clientId}
  ) x
  where x.user_id = u.id
    and x.regime = w.limited
    and x.year = ${year}
    and (x.client_id = ${clientId} or ${isOfAllEmployers(sql`x.regime`)})
)`;
