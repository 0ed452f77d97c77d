/** What the law exempts, and how much of it is used. */
import type { Country, Regime } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { today, yearOf } from '../../kernel/business-day.ts';
import { columns, type Db, leftJoinAs, query, tableAs, when } from '../../platform/db/index.ts';
import { companyOfLot, countedOf, isOfAllEmployers, limitRegimeOf } from './company.queries.ts';

const c = leftJoinAs('client', 'c');
const t = tableAs('tax_limit', 't');
/** The tax rules of today: since when those of a regime hold, and how much of it is exempt in a year, if it is said. */
export type TaxRule = {
  readonly regime: Regime;
  readonly since: string;
  readonly yearly: number | null;
};
export const taxRulesOfToday = query`
  select distinct on (regime) ${columns<TaxRule>({
    regime: t.regime,
    since: t.validFrom,
    yearly: when(sql`period = 'YEAR'`, t.amount),
  })}
  from tax_limit t
  where deleted_at is null
    and active
    and valid_from <= ${today}
    and (valid_to is null or valid_to >= ${today})
  order by regime, valid_from desc`;
/** A year nobody has written the limit of a regime for. */
export type YearWithoutLimit = { readonly regime: Regime; readonly year: number };
/** The regimes that have a limit in other years and none on a day; of one country, or all. */
export const listRegimesWithoutLimit = async (
  db: Db,
  country: Country | null,
  day: string,
): Promise<YearWithoutLimit[]> =>
  (
    await query`
      select distinct ${columns<YearWithoutLimit>({
        regime: t.regime,
        year: sql<YearWithoutLimit['year']>`extract(year from ${day}::date)::int`,
      })}
      from tax_limit t
      where t.deleted_at is null
        and t.active
        and (${country}::text is null or t.country = ${country}::text)
        and not exists (
          select 1
          from tax_limit o
          where o.regime = t.regime
            and o.deleted_at is null
            and o.active
            and o.valid_from <= ${day}::date
            and (o.valid_to is null or o.valid_to >= ${day}::date)
        )
      order by 1`.execute(db)
  ).rows;

/** What is used of the limit a company of a client has of a regime, or all employers together; of `counted`. */
const usedOf = (
  { clientId, companyId }: Readonly<Record<'clientId' | 'companyId', RawBuilder<unknown>>>,
  regime: RawBuilder<unknown>,
) => sql<number>`(
  select coalesce(sum(x.used), 0)::bigint
  from counted x
  where x.regime = ${regime}
    and ((x.client_id = ${clientId} and x.company_id = ${companyId}) or ${isOfAllEmployers(regime)})
)`;
const thisYear = yearOf(sql`now()`);

/**
 * A tax rule of today: since when it holds, how much it exempts in a year if it says so, and, for each company whose
 * money the user has, how much of that is used and what its client lets happen beyond.
 */
export type AppliedRule = {
  readonly regime: Regime;
  readonly since: string;
  readonly yearly: number | null;
  readonly clientId: number | null;
  readonly companyId: number | null;
  readonly used: number;
  readonly overLimit: 'BLOCK' | 'TAX' | null;
};
export const listAppliedRules = async (db: Db, userId: number): Promise<AppliedRule[]> =>
  (
    await query`
      with ${countedOf(userId, thisYear)}
      select ${columns<AppliedRule>({
        regime: sql<AppliedRule['regime']>`r.regime`,
        since: sql<AppliedRule['since']>`r.since`,
        yearly: sql<AppliedRule['yearly']>`r.yearly`,
        clientId: c.id,
        companyId: sql<AppliedRule['companyId']>`nullif(h.company_id, 0)`,
        used: usedOf({ clientId: sql`h.client_id`, companyId: sql`h.company_id` }, sql`r.regime`),
        overLimit: sql<AppliedRule['overLimit']>`c.credit_policy ->> 'overLimit'`,
      })}
      from (${taxRulesOfToday}) r
      left join owned h on r.yearly is not null and h.is_left
      left join client c on c.id = h.client_id`.execute(db)
  ).rows;

/**
 * What of a payment is beyond the limits of this year, while it is the last one: of each company's money at most what
 * is used beyond, or of all employers' together. Of the fund as the plan counts it.
 */
export const sumBeyond = async (db: Db, userId: number, movementId: number): Promise<number> =>
  (
    await query`
      with ${countedOf(userId, thisYear)},
      part as (
        select
          l.client_id, w.company_id, ${limitRegimeOf(sql`l.regime`, sql`m.regime`)} as regime,
          case when e.from_account = 'LOT' then e.amount else -e.amount end as amount
        from ledger_entry e
        join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
        ${companyOfLot}
        join movement m on m.user_id = e.user_id and m.id = e.movement_id
        where e.user_id = ${userId}
          and e.movement_id = ${movementId}
          and l.client_id is not null
          and (e.from_account = 'LOT' or e.to_account = 'LOT')
      ),
      paid as (
        select
          case when not ${isOfAllEmployers(sql`regime`)} then client_id end as client_id,
          case when not ${isOfAllEmployers(sql`regime`)} then company_id end as company_id,
          regime, sum(amount) as amount
        from part
        group by 1, 2, 3
      )
      select ${columns({
        beyond: sql<number>`coalesce(
          sum(greatest(0, least(p.amount, ${usedOf(
            { clientId: sql`p.client_id`, companyId: sql`p.company_id` },
            sql`p.regime`,
          )} - r.yearly))), 0
        )::bigint`,
      })}
      from paid p
      join (${taxRulesOfToday}) r on r.regime = p.regime and r.yearly is not null`.execute(db)
  ).rows[0]?.beyond ?? 0;
