/**
 * People and what is kept of them, at the size of a large installation: 50,000 people, 100,000 deposits, 100,000
 * messages and 400,000 entries of the audit.
 */
import type { Pool } from 'pg';

const people = `
  insert into "user" (
    username, email, first_name, last_name, name_sort_cs, name_sort_sk, folded, language, roles, client_id,
    password_hash, active, onboarding_status, date_created, last_modified
  )
  select
    x.mail, x.mail, x.first_name, x.last_name, x.key || n, x.key || n,
    lower(x.plain || ' ' || x.mail || ' ' || x.mail), 'CZ', '{ROLE_USER}', x.client_id, null, n % 20 <> 0,
    'COMPLETED', now() - n * interval '7 minutes', now() - n * interval '3 minutes'
  from (
    select
      n, f.first_name, l.last_name, l.name_sort_cs || f.first_name as key,
      'person' || n || '@example.test' as mail, l.client_id,
      translate(
        f.first_name || ' ' || l.last_name || ' ' || f.first_name,
        'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž', 'ACDEEINORSTUUYZacdeeinorstuuyz'
      ) as plain
    from (select row_number() over (order by id) - 1 as at, u.* from "user" u where client_id is not null) f
    cross join lateral (select count(*) as all_of from "user" where client_id is not null) c
    join lateral generate_series(f.at, 50000, c.all_of) n on true
    join (select row_number() over (order by id) - 1 as at, u.* from "user" u where client_id is not null) l
      on l.at = (n * 31 / 7) % c.all_of
  ) x
  order by n
  limit greatest(0, 50000 - (select count(*)::int from "user"))`;

const deposits = `
  insert into deposit (
    user_id, amount, currency, payment_method, save_card, language, ip, gate, gateway_ref, status, resolved_at,
    created_at
  )
  select
    u.id, 10000 + n % 90000, 'CZK', 'BANK_CARD_VIA_EGATE', false, 'cs', '127.0.0.1', 'DEMO',
    'demo-' || md5(n::text), 'SUCCESSFUL', now() - n * interval '5 minutes', now() - n * interval '5 minutes'
  from generate_series(1, 100000) n
  join (select row_number() over (order by id) as at, id from "user") u on u.at = 1 + n * 17 % 50000
  order by n desc
  limit greatest(0, 100000 - (select count(*)::int from deposit))`;

const messages = `
  insert into message (channel, kind, user_id, recipient, dedup_key, status, attempts, date_created, sent_at)
  select
    'EMAIL', 'DEPOSIT_RESULT', u.id, u.email, 'bench ' || n, 'SENT', 1, now() - n * interval '5 minutes',
    now() - n * interval '5 minutes'
  from generate_series(1, 100000) n
  join (select row_number() over (order by id) as at, id, email from "user" where email is not null) u
    on u.at = 1 + n * 13 % 49000
  order by n desc
  limit greatest(0, 100000 - (select count(*)::int from message))`;

const audit = `
  insert into audit (at, user_id, action, entity, entity_id, before, after, ip)
  select
    now() - n * interval '1 minute', 1 + n % 20,
    (array['UPDATE', 'UPDATE', 'UPDATE', 'CREATE', 'ACTIVATE', 'VIEW'])[1 + n % 6],
    (array['partner', 'offer', 'branchOffice', 'user', 'article'])[1 + n % 5], 1 + n % 4000,
    jsonb_build_object('name', 'before ' || n, 'about', repeat('text ', 20)),
    jsonb_build_object('name', 'after ' || n, 'about', repeat('text ', 20)), '127.0.0.1'
  from generate_series(1, 400000) n
  order by n desc
  limit greatest(0, 400000 - (select count(*)::int from audit))`;

/** People alone. */
export const growUsers = async (pool: Pool): Promise<void> => void (await pool.query(people));

export const growPeople = async (pool: Pool): Promise<void> => {
  for (const statement of [people, deposits, messages, audit]) await pool.query(statement);
  await pool.query('vacuum analyze');
};
