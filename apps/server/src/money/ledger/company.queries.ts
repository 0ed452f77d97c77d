/** Which company of its client a lot is of: whose employee its owner was when it was given, so whose limit it uses. */
import { regimesOfAllEmployers, regimesUnderPurchaseLimit } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { yearOf } from '../../kernel/business-day.ts';

/** Whose yearly limit a payment uses up, as `limitRegime` decides it. */
export const limitRegimeOf = (money: RawBuilder<unknown>, purchase: RawBuilder<unknown>) => sql`
  case
    when ${money} in (${sql.join(regimesUnderPurchaseLimit.map((one) => sql.lit(one)))}) then ${purchase}
    else ${money}
  end`;

/** The company somebody `u` works for at a client `c`, or the client's own; 0 where no company is known. */
export const companyOfToday = sql<number>`
  coalesce(case when u.client_id = c.id then u.company_id end, c.company_id, 0)`;
/**
 * Joins to lots `l` of employers the company as `w.company_id`: what was written with the lot, or, of one nobody said
 * it of, the company its owner works for, which a trigger writes down before that changes.
 */
export const companyOfLot: RawBuilder<unknown> = sql`
  left join credit_lot_company own on own.user_id = l.user_id and own.lot_id = l.id
  left join "user" owner on owner.id = l.user_id
  left join client giver on giver.id = l.client_id
  cross join lateral (
    select
      coalesce(own.company_id, today.company_id) as company_id,
      today.company_id as of_today
    from (
      select coalesce(
        case when owner.client_id = l.client_id then owner.company_id end, giver.company_id, 0
      ) as company_id
    ) today
  ) w`;

/** What the company of a lot that `companyOfLot` joined is called; null where none is known. */
export const nameOfCompany = sql<string | null>`(select name from company where id = w.company_id)`;

/** Whether the limit of a regime is one for all employers together. */
export const isOfAllEmployers = (regime: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  ${regime} in (${sql.join(regimesOfAllEmployers.map((one) => sql.lit(one)))})`;
/** Whether a lot `l`, with its company joined, counts where its owner works today: also of all employers' one limit. */
export const countsToday = sql<boolean>`(
  ${isOfAllEmployers(sql`l.regime`)}
  or w.company_id = w.of_today
)`;

/** The company each of these people works for at a client; who is of no company is not there. */
export const listCompanies = async (
  db: Db,
  clientId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await query`
    select ${columns({ userId: sql<number>`u.id`, companyId: companyOfToday })}
    from "user" u
    join client c on c.id = ${clientId}
    where u.id = any(${[...userIds]}::int[])`.execute(db);
  return new Map(
    rows.flatMap(({ userId, companyId }) => (companyId > 0 ? [[userId, companyId] as const] : [])),
  );
};

/**
 * What the ledger counted of limits of a year, company by company, of whom `owned` says which companies of which client
 * their lots are of (`user_id`, `client_id`, `company_id`). Who has one company at a client used all of the client's
 * figure there; of others, who are few, the entries are told apart, person by person, and add up to it, as the nightly
 * check sees.
 */
export const usedByCompany = (
  owned: RawBuilder<unknown>,
  year: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select o.user_id, o.client_id, o.company_id, r.regime, r.used
  from (
    select user_id, client_id, min(company_id) as company_id
    from ${owned}
    group by user_id, client_id
    having count(*) = 1
  ) o
  join regime_usage r on r.user_id = o.user_id and r.client_id = o.client_id and r.year = ${year}
  union all
  select o.user_id, o.client_id, x.company_id, x.regime, x.used
  from (
    select user_id, client_id
    from ${owned}
    group by user_id, client_id
    having count(*) > 1
  ) o
  cross join lateral (
    select
      w.company_id, ${limitRegimeOf(sql`l.regime`, sql`m.regime`)} as regime,
      sum(case when e.to_account = 'HOLD' then e.amount else -e.amount end)::bigint as used
    from credit_lot l
    ${companyOfLot}
    join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    left join movement p on p.user_id = m.user_id and p.id = m.reverses_id
    where l.user_id = o.user_id
      and l.client_id = o.client_id
      and ${yearOf(sql`coalesce(p.occurred_at, m.occurred_at)`)} = ${year}
      and (
        e.to_account = 'HOLD'
        or (e.from_account = 'HOLD' and e.to_account = 'LOT')
        or e.from_account = 'PARTNER'
      )
    group by 1, 2
    offset 0
  ) x`;

/** What was used elsewhere, as somebody said it: of the company of today, or of one from before. */
export const usedElsewhereRows: RawBuilder<unknown> = sql`(
  select o.user_id, o.client_id, ${companyOfToday} as company_id, o.regime, o.year, o.amount
  from used_elsewhere o
  join client c on c.id = o.client_id
  join "user" u on u.id = o.user_id
  union all
  select user_id, client_id, company_id, regime, year, amount
  from used_elsewhere_company
)`;

/**
 * What counts against a user's limits of a year, as two parts of a `with`: `owned`, the companies whose lots the user
 * has or had, and `counted`, what of whose limit is used, in the ledger or elsewhere.
 */
export const countedOf = (userId: number, year: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  owned as materialized (
    select
      l.user_id, l.client_id, w.company_id, max(l.remaining) > 0 as is_left,
      max(l.remaining + l.held) > 0 as is_open
    from credit_lot l
    ${companyOfLot}
    where l.user_id = ${userId} and l.client_id is not null
    group by 1, 2, 3
  ),
  counted as materialized (
    ${usedByCompany(sql`owned`, year)}
    union all
    select s.user_id, s.client_id, s.company_id, s.regime, s.amount
    from ${usedElsewhereRows} s
    where s.user_id = ${userId} and s.year = ${year}
  )`;
