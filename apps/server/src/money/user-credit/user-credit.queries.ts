import type { Currency, EmployerLot } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isOpen } from '../ledger/index.ts';
import { found } from '../../platform/http/index.ts';

/** 404 unless the user is there; whoever was deleted keeps a pseudonym, not a screen. */
export const assertUser = async (db: Db, id: number): Promise<void> => {
  const { rows } = await sql`
    select 1
    from "user"
    where id = ${id} and deleted_at is null`.execute(db);
  found(rows[0]);
};

export const findFrozen = async (
  db: Db,
  userId: number,
): Promise<{ at: string; reason: string } | undefined> =>
  (
    await sql<{ at: string; reason: string }>`
      select frozen_at as at, coalesce(frozen_reason, '') as reason
      from credit_account
      where user_id = ${userId} and frozen_at is not null`.execute(db)
  ).rows[0];

/** Employers' lots of a user with money in them. */
export const listEmployerLots = async (db: Db, userId: number): Promise<EmployerLot[]> =>
  (
    await sql<EmployerLot>`
      select
        l.id, l.client_id as "clientId", c.name as "clientName", l.grant_id as "grantId", l.regime,
        l.amount, l.remaining, l.held, l.valid_from as "validFrom", l.expires_on as "expiresOn",
        l.allowed_category_ids as "allowedCategoryIds", l.source, l.granted_at as "grantedAt"
      from credit_lot l
      join client c on c.id = l.client_id
      where l.user_id = ${userId} and l.closed is null and l.remaining + l.held > 0
      order by l.id`.execute(db)
  ).rows;

type PersonsMoney = {
  readonly employer: number;
  readonly own: number;
  /** A top-up whose outcome is not known: money may still come. */
  readonly hasOpenDeposit: boolean;
};
/** What a user has, an employer's and their own; what payments hold is in it. */
export const sumMoney = async (db: Db, userId: number): Promise<PersonsMoney> => {
  const { rows } = await sql<PersonsMoney>`
    select
      coalesce(sum(remaining + held) filter (where client_id is not null), 0)::bigint as employer,
      coalesce(sum(remaining + held) filter (where client_id is null), 0)::bigint as own,
      exists (
        select 1
        from deposit
        where user_id = ${userId} and status = 'CREATED'
      ) as "hasOpenDeposit"
    from credit_lot
    where user_id = ${userId} and closed is null`.execute(db);
  return found(rows[0]);
};

/** What is left to give back of a payment that was booked: an employer's credits, and the user's own money. */
export const findRefundable = async (
  db: Db,
  id: number,
): Promise<{ paid: number; employer: number; own: number } | undefined> =>
  (
    await sql<{ paid: number; employer: number; own: number }>`
      select
        coalesce(sum(e.amount) filter (where l.client_id is not null and e.to_account = 'PARTNER'), 0)::bigint
          as paid,
        coalesce(sum(given.amount) filter (where l.client_id is not null), 0)::bigint as employer,
        coalesce(sum(given.amount) filter (where l.client_id is null), 0)::bigint as own
      from movement p
      join movement m on m.user_id = p.user_id and (m.id = p.id or m.reverses_id = p.id)
      join ledger_entry e on e.user_id = m.user_id and e.movement_id = m.id
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      cross join lateral (
        select case when e.to_account = 'PARTNER' then e.amount else -e.amount end as amount
      ) given
      where p.id = ${id}
        and p.type = 'PAYMENT'
        and (e.to_account = 'PARTNER' or e.from_account = 'PARTNER')
      group by p.id`.execute(db)
  ).rows[0];

type Refunded = {
  readonly id: number;
  readonly userId: number;
  readonly amount: number;
  readonly currency: Currency;
};
/** What a refund gave back of an employer's credits. */
export const getRefunded = async (db: Db, id: number): Promise<Refunded> => {
  const { rows } = await sql<Refunded>`
    select
      m.id, m.user_id as "userId", m.currency,
      coalesce(sum(e.amount) filter (where l.client_id is not null), 0)::bigint as amount
    from movement m
    join ledger_entry e on e.user_id = m.user_id and e.movement_id = m.id
    join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
    where m.id = ${id}
    group by m.id, m.user_id, m.currency`.execute(db);
  return found(rows[0]);
};

/** People whose employment ended so long ago that their employer's money goes back, and who have some. */
export const listLeavers = async (db: Db, most: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select u.id
      from "user" u
      join client c on c.id = u.client_id
      where u.employment_to + (c.credit_policy ->> 'leaverDays')::int
        < (now() at time zone 'Europe/Prague')::date
        and exists (
          select 1
          from credit_lot l
          where l.user_id = u.id
            and l.client_id is not null
            and l.remaining > 0
            and ${isOpen}
        )
      order by u.id
      limit ${most}`.execute(db)
  ).rows.map(({ id }) => id);
