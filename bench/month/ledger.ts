/**
 * A month of a large operator, written as the ledger would have: 50,000 people of 300 employers, each with one grant,
 * pay twenty times at 5,000 partners. Written past the database's own checks, which would take an hour for it.
 */
import type { Pool } from 'pg';
import { growDemo } from '../grown.ts';
import { growUsers } from '../grown-people.ts';

const paymentsEach = 20;

const contracts = `
  insert into partner_contract (
    partner_id, valid_from, commission, per_transaction, period, minimum_payout, vat_payer, email, folded, active,
    seller_id
  )
  select p.id, '2024-01-01', 500, 0, 'MONTH', 0, true, 'partner@example.test', '', true,
    (select min(seller_id) from partner_contract)
  from partner p
  where not exists (select 1 from partner_contract c where c.partner_id = p.id);
  insert into client_contract (
    client_id, seller_id, valid_from, mode, per_person, rate, rate_of, fixed, minimum, set_up, due_days, email, folded,
    active
  )
  select c.id, (select min(seller_id) from client_contract), '2026-01-01', 'POSTPAID_USED', 2900, 150, 'USED', 50000,
    0, 0, 14, 'employer@example.test', '', true
  from client c
  where not exists (select 1 from client_contract x where x.client_id = c.id);`;

/** Who pays what, when and where; money in hellers, `spent` is what went before. */
const planned = (people: number): string => `
  create temp table person as
  select row_number() over (order by u.id)::int - 1 as at, u.id as user_id, (
      select array_agg(id order by id) from client
    )[1 + row_number() over (order by u.id) % (select count(*) from client)] as client_id
  from "user" u
  where u.roles = '{ROLE_USER}' and not exists (select 1 from credit_account a where a.user_id = u.id)
  limit ${people};
  update "user" u set client_id = p.client_id from person p where p.user_id = u.id;
  create temp table planned as
  select
    x.*, base.id + x.number as movement_id, base.lot_id + x.person as lot_id,
    -- a parameter, not a column: what is sorted would carry five thousand numbers a row, twenty gigabytes in all
    (select array_agg(id order by id) from partner)
      [1 + (x.number * 31::bigint) % (select count(*) from partner)] as partner_id,
    coalesce(sum(amount) over (partition by user_id order by k rows between unbounded preceding and 1 preceding), 0)
      ::bigint as spent
  from (
    select
      p.at + 1 as person, p.user_id, p.client_id, k, ${people} + p.at * ${paymentsEach} + k as number,
      10000 + ((p.at * ${paymentsEach} + k) * 7919::bigint) % 40000 as amount,
      date_trunc('month', now()) - interval '1 month' + interval '1 day'
        + ((p.at * 7::bigint + k * 1439) % (27 * 1440)) * interval '1 minute' as at
    from person p, generate_series(1, ${paymentsEach}) k
  ) x
  cross join (
    select (select max(id) from movement) as id, (select max(id) from credit_lot) as lot_id
  ) base;
  analyze planned;`;

const granted = 50_000 * paymentsEach;
const written = `
  set local session_replication_role = replica;
  insert into credit_account (user_id, currency) select user_id, 'CZK' from person;
  insert into credit_grant (client_id, regime, valid_from, users, total, currency, posted_at)
  select client_id, 'CZ_LEISURE', date_trunc('month', now()) - interval '1 month', count(*), count(*) * ${granted},
    'CZK', date_trunc('month', now()) - interval '1 month'
  from person group by client_id;
  insert into movement (
    user_id, id, type, reason, status, amount, currency, occurred_at, booked_at, regime, grant_id
  )
  select p.user_id, p.movement_id - p.number + p.person, 'DEPOSIT', 'EMPLOYER_GRANT', 'BOOKED', ${granted}, 'CZK',
    g.posted_at, g.posted_at, 'CZ_LEISURE', g.id
  from planned p
  join (
    select client_id, max(id) as id, max(posted_at) as posted_at from credit_grant group by client_id
  ) g using (client_id)
  where p.k = 1;
  insert into movement (
    user_id, id, type, reason, status, amount, currency, occurred_at, booked_at, partner_id, category_id, regime,
    merchant_name
  )
  select user_id, movement_id, 'PAYMENT', 'PURCHASE', 'BOOKED', amount, 'CZK', at, at, partner_id,
    (select min(id) from category), 'CZ_LEISURE', 'Partner'
  from planned
  order by at;
  insert into credit_lot (
    user_id, id, client_id, regime, amount, remaining, held, entries, granted_at, valid_from, source, grant_id
  )
  select p.user_id, p.lot_id, p.client_id, 'CZ_LEISURE', ${granted}, ${granted} - p.spent - p.amount, 0,
    ${1 + 2 * paymentsEach}, m.booked_at, m.booked_at::date, 'EMPLOYER_GRANT', m.grant_id
  from planned p
  join movement m on m.user_id = p.user_id and m.grant_id is not null
  where p.k = ${paymentsEach};
  insert into ledger_entry (
    user_id, lot_id, seq, movement_id, position, from_account, to_account, amount, remaining_before, remaining_after,
    held_before, held_after, at
  )
  select l.user_id, l.id, 1, m.id, 0, 'EMPLOYER', 'LOT', l.amount, 0, l.amount, 0, 0, l.granted_at
  from credit_lot l join person p on p.user_id = l.user_id
  join movement m on m.user_id = l.user_id and m.grant_id = l.grant_id
  union all
  select p.user_id, p.lot_id, 2 * p.k, p.movement_id, 0, 'LOT', 'HOLD', p.amount, ${granted} - p.spent,
    ${granted} - p.spent - p.amount, 0, p.amount, p.at
  from planned p
  union all
  select p.user_id, p.lot_id, 2 * p.k + 1, p.movement_id, 1, 'HOLD', 'PARTNER', p.amount,
    ${granted} - p.spent - p.amount, ${granted} - p.spent - p.amount, p.amount, 0, p.at
  from planned p
  order by 13, 1, 2, 3;
  insert into ledger_due (user_id, lot_id, seq)
  select p.user_id, p.lot_id, s from planned p, lateral (select 2 * p.k + 1 as s union all select 1 where p.k = 1) x
  order by case when s > 1 then p.at else '-infinity' end;
  insert into regime_usage (user_id, client_id, regime, year, used)
  select user_id, client_id, 'CZ_LEISURE', extract(year from at at time zone 'Europe/Prague'), sum(amount)
  from planned
  group by 1, 2, 4;
  select setval(pg_get_serial_sequence('movement', 'id'), (select max(id) from movement));
  select setval(pg_get_serial_sequence('credit_lot', 'id'), (select max(id) from credit_lot));`;

/** Fills the month before this one with so many payments, none of them booked yet. */
export const fillMonth = async (pool: Pool, payments: number): Promise<void> => {
  await growDemo(pool, { partner: 5_000, client: 300 });
  await growUsers(pool);
  const connection = await pool.connect();
  try {
    await connection.query(contracts);
    await connection.query(`begin; ${planned(payments / paymentsEach)} ${written} commit`);
  } finally {
    connection.release();
  }
  await pool.query('vacuum analyze');
};
