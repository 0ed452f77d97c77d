import { sql } from 'kysely';
import { type Db, rowsInPieces } from '../../platform/db/index.ts';
import { usedElsewhereRows } from './company.queries.ts';

const accountOf = (db: Db, userId: number) =>
  sql`
    select currency, frozen_at as "frozenAt"
    from credit_account
    where user_id = ${userId}`.execute(db);
const lotsOf = (db: Db, userId: number) =>
  rowsInPieces(
    db,
    sql`
    select
      l.id, c.name as employer, k.name as company, l.regime, l.amount, l.remaining, l.held,
      l.granted_at as "grantedAt", l.valid_from as "validFrom", l.expires_on as "expiresOn",
      l.source, l.closed
    from credit_lot l
    left join client c on c.id = l.client_id
    left join credit_lot_company w on w.user_id = l.user_id and w.lot_id = l.id
    left join company k on k.id = w.company_id
    where l.user_id = ${userId}
    order by l.id`,
  );
const movementsOf = (db: Db, userId: number) =>
  rowsInPieces(
    db,
    sql`
    select
      m.id, m.type, m.reason, m.status, m.amount, m.refunded, m.currency,
      m.occurred_at as "occurredAt", m.booked_at as "bookedAt",
      m.decline_reason as "declineReason", m.merchant_name as "merchantName",
      m.external_ref as "externalRef", m.reverses_id as "reversesId", m.note,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'lotId', e.lot_id, 'from', e.from_account, 'to', e.to_account, 'amount', e.amount,
              'at', e.at
            )
            order by e.position, e.lot_id, e.seq
          ),
          '[]'
        )
        from ledger_entry e
        where e.user_id = m.user_id and e.movement_id = m.id
      ) as entries
    from movement m
    where m.user_id = ${userId}
    order by m.id`,
  );
const limitsOf = (db: Db, userId: number) =>
  sql`
    select c.name as employer, u.regime, u.year, u.used
    from regime_usage u
    join client c on c.id = u.client_id
    where u.user_id = ${userId}
    order by u.year, u.regime`.execute(db);

const employersOf = (db: Db, userId: number) =>
  sql`
    select c.name as employer, f.client_id as "clientId", f.last_day as "lastDay"
    from former_client f
    join client c on c.id = f.client_id
    where f.user_id = ${userId}
    order by f.last_day`.execute(db);

const elsewhereOf = (db: Db, userId: number) =>
  sql`
    select c.name as employer, k.name as company, s.client_id as "clientId", s.regime, s.year, s.amount
    from ${usedElsewhereRows} s
    join client c on c.id = s.client_id
    left join company k on k.id = s.company_id
    where s.user_id = ${userId}
    order by s.year, s.regime, s.client_id, s.company_id`.execute(db);

const shiftsOf = (db: Db, userId: number) =>
  sql`
    select
      c.name as employer, s.grant_id as "grantId", s.month, s.shifts, s.taxed
    from credit_grant_shift s
    left join credit_grant g on g.id = s.grant_id
    left join client c on c.id = g.client_id
    where s.user_id = ${userId}
    order by s.month, s.grant_id`.execute(db);

const ordersOf = (db: Db, userId: number) =>
  sql`
    select
      c.name as employer, i.order_id as "orderId", o.regime, i.amount, i.taxed, i.shifts, i.note,
      i.had_left as "hadLeft", o.ordered_at as "orderedAt", o.given_at as "givenAt"
    from credit_order_item i
    left join credit_order o on o.id = i.order_id
    left join client c on c.id = o.client_id
    where i.user_id = ${userId}
    order by i.order_id`.execute(db);

/** Everything the ledger holds of somebody, for them; amounts in minor units. */
export const readMoney = async (db: Db, userId: number): Promise<unknown> => ({
  account: (await accountOf(db, userId)).rows[0] ?? null,
  lots: await lotsOf(db, userId),
  movements: await movementsOf(db, userId),
  limitsUsed: (await limitsOf(db, userId)).rows,
  usedElsewhere: (await elsewhereOf(db, userId)).rows,
  shiftsOfGrants: (await shiftsOf(db, userId)).rows,
  ordersOfEmployers: (await ordersOf(db, userId)).rows,
  formerEmployers: (await employersOf(db, userId)).rows,
});
