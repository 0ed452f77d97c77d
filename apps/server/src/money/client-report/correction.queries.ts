/** What a month's refunds change of earlier years. */
import { type RawBuilder, sql } from 'kysely';
import { dayOf, startOfDay, yearOf } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { companyOfLot, limitRegimeOf } from '../ledger/index.ts';
import { usedElsewhereIn } from './elsewhere.queries.ts';
import {
  among,
  employingCompany,
  grantFacts,
  grantOfLot,
  type OfClient,
  type PayrollRow,
} from './payroll.queries.ts';
import type { Span } from './report.queries.ts';

const u = tableAs('user', 'u');

/** An employee's purchases of a month of an earlier year, in a regime, that were given back in the month asked for. */
export type CorrectionRow = Pick<
  PayrollRow,
  | 'userId'
  | 'personalNumber'
  | 'lastName'
  | 'firstName'
  | 'company'
  | 'regime'
  | 'used'
  | 'decided'
  | 'grounds'
  | 'elsewhere'
> & {
  /** The month of the purchases, `2025-12`. */
  readonly month: string;
  /** Of that year's limit given back for these purchases; fund money uses the limit of what it buys. */
  readonly returned: number;
  /** Used of that year's limit when the month asked for began: all of the year, less earlier refunds. */
  readonly usedBefore: number;
};
/** Refunds of a month whose purchases were of earlier years: what moved, what limits got back, what they stood at. */
const refunds = (clientIds: readonly number[], span: Span): RawBuilder<unknown> => sql`
  entry as (
    select
      l.client_id, w.company_id, e.user_id, l.regime, ${grantFacts},
      ${limitRegimeOf(sql`l.regime`, sql`m.regime`)} as limit_regime,
      ${yearOf(sql`coalesce(o.occurred_at, m.occurred_at)`)} as year,
      to_char(${dayOf(sql`o.occurred_at`)}, 'YYYY-MM') as month,
      case when e.to_account = 'PARTNER' then e.amount else -e.amount end as amount,
      m.occurred_at >= ${startOfDay(span.from)} as is_now
    from credit_lot l
    ${companyOfLot}
    join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    left join movement o on o.user_id = m.user_id and o.id = m.reverses_id
    ${grantOfLot}
    where l.client_id ${among(clientIds)}
      and (e.to_account = 'PARTNER' or e.from_account = 'PARTNER')
      and m.occurred_at < ${startOfDay(span.to, 1)}
  ),
  past as (
    select *
    from entry
    where year < extract(year from ${span.from}::date)
  ),
  moved as (
    select
      client_id, company_id, user_id, regime, split, year, month, sum(amount) as used,
      sum(amount) filter (where is_by_shifts) as decided,
      array_agg(distinct ground) filter (where ground is not null) as grounds
    from past
    where is_now
    group by client_id, company_id, user_id, regime, split, year, month
  ),
  returned as (
    select
      client_id, company_id, user_id, limit_regime as regime, split, year, month, -sum(amount) as returned
    from past
    where is_now
    group by client_id, company_id, user_id, limit_regime, split, year, month
  ),
  counted as (
    select client_id, company_id, user_id, limit_regime as regime, split, year, sum(amount) as before
    from past
    where not is_now
    group by client_id, company_id, user_id, limit_regime, split, year
  )`;
/** Refunds of a month whose purchases were of an earlier year, by the month of the purchase, the latest first. */
export const listCorrections = async (
  db: Db,
  clientIds: readonly number[],
  span: Span,
): Promise<OfClient<CorrectionRow>[]> =>
  (
    await query`
      with ${refunds(clientIds, span)}
      select ${columns<OfClient<CorrectionRow>>({
        clientId: sql<number>`k.client_id`,
        userId: u.id,
        personalNumber: u.personalNumber,
        lastName: u.lastName,
        firstName: u.firstName,
        company: sql<CorrectionRow['company']>`company`,
        regime: sql<CorrectionRow['regime']>`regime`,
        used: sql<CorrectionRow['used']>`coalesce(m.used, 0)::bigint`,
        decided: sql<CorrectionRow['decided']>`coalesce(m.decided, 0)::bigint`,
        grounds: sql<CorrectionRow['grounds']>`coalesce(to_jsonb(m.grounds), '[]')`,
        month: sql<CorrectionRow['month']>`month`,
        returned: sql<CorrectionRow['returned']>`coalesce(r.returned, 0)::bigint`,
        usedBefore: sql<CorrectionRow['usedBefore']>`(coalesce(c.before, 0) + o.elsewhere)::bigint`,
        elsewhere: sql<CorrectionRow['elsewhere']>`o.elsewhere::bigint`,
      })}
      from moved m
      full join returned r using (client_id, company_id, user_id, regime, split, year, month) as k
      left join counted c using (client_id, company_id, user_id, regime, split, year)
      join "user" u on u.id = user_id
      ${employingCompany}
      cross join lateral (select k.client_id, k.company_id, k.user_id, regime as limited, year as of_year) h
      cross join lateral (select ${usedElsewhereIn(span)} as elsewhere) o
      order by
        k.client_id, company_name, k.company_id, u.name_sort_cs, u.id, regime, split, month desc`.execute(
      db,
    )
  ).rows;
