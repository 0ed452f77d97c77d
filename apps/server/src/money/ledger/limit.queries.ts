/** What the law exempts, and how much of it is used. */
import { type Country, type Regime, regimesOfAllEmployers } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { today, yearOf } from '../../kernel/business-day.ts';
import { columns, type Db, leftJoinAs, query, tableAs, when } from '../../platform/db/index.ts';
import { limitRegimeOf } from './ledger.queries.ts';

const c = leftJoinAs('client', 'c');
const t = tableAs('tax_limit', 't');
/** The tax rules of today: since when those of a regime hold, and how much of it is exempt in a year, if it is said. */
export type TaxRule = {
  readonly regime: Regime;
  readonly since: string;
  readonly yearly: number | null;
};
const rulesOfToday = query`
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
export const listTaxRules = async (db: Db): Promise<TaxRule[]> =>
  (await rulesOfToday.execute(db)).rows;

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

/** What counts against yearly limits, client by client: what the ledger counted, and what was used elsewhere. */
export const countedUsage = sql`(
  select user_id, client_id, regime, year, used
  from regime_usage
  union all
  select user_id, client_id, regime, year, amount
  from used_elsewhere
)`;
/** Whether the limit of a regime is one for all employers together. */
export const isOfAllEmployers = (regime: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  ${regime} in (${sql.join(regimesOfAllEmployers.map((one) => sql.lit(one)))})`;
/** What a user has used this year of a client's limit of a regime; of all clients' where the law has one for all. */
const usedOfClient = (
  userId: number,
  clientId: RawBuilder<unknown>,
  regime: RawBuilder<unknown>,
) => sql<number>`(
  select coalesce(sum(x.used), 0)::bigint
  from ${countedUsage} x
  where x.user_id = ${userId}
    and x.regime = ${regime}
    and x.year = ${yearOf(sql`now()`)}
    and (x.client_id = ${clientId} or ${isOfAllEmployers(regime)})
)`;

/**
 * A tax rule of today: since when it holds, how much it exempts in a year if it says so, and, for each client whose
 * money the user has, how much of that is used and what the client lets happen beyond.
 */
export type AppliedRule = {
  readonly regime: Regime;
  readonly since: string;
  readonly yearly: number | null;
  readonly clientId: number | null;
  readonly used: number;
  readonly overLimit: 'BLOCK' | 'TAX' | null;
};
export const listAppliedRules = async (db: Db, userId: number): Promise<AppliedRule[]> =>
  (
    await query`
      select ${columns<AppliedRule>({
        regime: sql<AppliedRule['regime']>`r.regime`,
        since: sql<AppliedRule['since']>`r.since`,
        yearly: sql<AppliedRule['yearly']>`r.yearly`,
        clientId: c.id,
        used: sql<AppliedRule['used']>`${usedOfClient(userId, sql`c.id`, sql`r.regime`)}`,
        overLimit: sql<AppliedRule['overLimit']>`c.credit_policy ->> 'overLimit'`,
      })}
      from (${rulesOfToday}) r
      left join client c on r.yearly is not null and c.id in (
        select client_id
        from credit_lot
        where user_id = ${userId} and remaining > 0
      )`.execute(db)
  ).rows;

/**
 * What of a payment is beyond the limits of this year, while it is the last one: of each client's money at most what is
 * used beyond. Of a limit that holds for all employers, and of the fund, as the plan counts them.
 */
export const sumBeyond = async (db: Db, userId: number, movementId: number): Promise<number> =>
  (
    await query`
      with paid as (
        select
          l.client_id, ${limitRegimeOf(sql`l.regime`, sql`m.regime`)} as regime,
          sum(case when e.from_account = 'LOT' then e.amount else -e.amount end) as amount
        from ledger_entry e
        join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
        join movement m on m.user_id = e.user_id and m.id = e.movement_id
        where e.user_id = ${userId}
          and e.movement_id = ${movementId}
          and l.client_id is not null
          and (e.from_account = 'LOT' or e.to_account = 'LOT')
        group by 1, 2
      )
      select ${columns({
        beyond: sql<number>`coalesce(
          sum(greatest(0, least(p.amount, ${usedOfClient(userId, sql`p.client_id`, sql`p.regime`)} - r.yearly))), 0
        )::bigint`,
      })}
      from paid p
      join (${rulesOfToday}) r on r.regime = p.regime and r.yearly is not null`.execute(db)
  ).rows[0]?.beyond ?? 0;
