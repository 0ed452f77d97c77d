import type { CreditStanding, Currency, EmployerLot } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { companyOfLot, isOpen, leaverOfLot, leavers, nameOfCompany } from '../ledger/index.ts';
import { found } from '../../platform/http/index.ts';
import { today } from '../../kernel/business-day.ts';

const c = tableAs('client', 'c');
const l = tableAs('credit_lot', 'l');
const m = tableAs('movement', 'm');
const u = tableAs('user', 'u');

/** 404 unless the user is there; anyone who was deleted keeps a pseudonym, not a screen. */
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
    await query`
      select ${columns({
        at: sql<string>`frozen_at`,
        reason: sql<string>`coalesce(frozen_reason, '')`,
      })}
      from credit_account
      where user_id = ${userId} and frozen_at is not null`.execute(db)
  ).rows[0];

/** Employers' lots of a user with money in them. */
export const listEmployerLots = async (db: Db, userId: number): Promise<EmployerLot[]> =>
  (
    await query`
      select ${columns<EmployerLot>({
        id: l.id,
        clientId: c.id,
        clientName: c.name,
        companyName: nameOfCompany,
        grantId: l.grantId,
        regime: l.regime,
        amount: l.amount,
        remaining: l.remaining,
        held: l.held,
        validFrom: l.validFrom,
        expiresOn: l.expiresOn,
        goesBackAfter: sql<EmployerLot['goesBackAfter']>`v.last_day`,
        allowedCategoryIds: l.allowedCategoryIds,
        source: l.source,
        grantedAt: l.grantedAt,
      })}
      from credit_lot l
      join client c on c.id = l.client_id
      ${companyOfLot}
      ${leaverOfLot}
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
  const { rows } = await query`
    select ${columns<PersonsMoney>({
      employer: sql<
        PersonsMoney['employer']
      >`coalesce(sum(remaining + held) filter (where client_id is not null), 0)::bigint`,
      own: sql<
        PersonsMoney['own']
      >`coalesce(sum(remaining + held) filter (where client_id is null), 0)::bigint`,
      hasOpenDeposit: sql<PersonsMoney['hasOpenDeposit']>`exists (
        select 1
        from deposit
        where user_id = ${userId} and status = 'CREATED'
      )`,
    })}
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
    await query`
      select ${columns({
        paid: sql<number>`
          coalesce(
            sum(e.amount) filter (where l.client_id is not null and e.to_account = 'PARTNER'), 0
          )::bigint`,
        employer: sql<number>`coalesce(sum(given.amount) filter (where l.client_id is not null), 0)::bigint`,
        own: sql<number>`coalesce(sum(given.amount) filter (where l.client_id is null), 0)::bigint`,
      })}
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
  readonly amount: number;
  readonly currency: Currency;
};
/** What a refund gave back of an employer's credits. */
export const getRefunded = async (
  db: Db,
  { userId, refundId }: { readonly userId: number; readonly refundId: number },
): Promise<Refunded> => {
  const { rows } = await query`
    select ${columns<Refunded>({
      id: m.id,
      currency: m.currency,
      amount: sql<
        Refunded['amount']
      >`coalesce(sum(e.amount) filter (where l.client_id is not null), 0)::bigint`,
    })}
      from movement m
    join ledger_entry e on e.user_id = m.user_id and e.movement_id = m.id
    join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
    where m.user_id = ${userId} and m.id = ${refundId}
    group by m.user_id, m.id, m.currency`.execute(db);
  return found(rows[0]);
};

type Leaver = { readonly userId: number; readonly clientId: number };
/** People who left a client so long ago that its money goes back, and who have some of it. */
export const listLeavers = async (db: Db, limit: number): Promise<Leaver[]> =>
  (
    await query`
      select ${columns<Leaver>({
        userId: sql<Leaver['userId']>`v.user_id`,
        clientId: sql<Leaver['clientId']>`v.client_id`,
      })}
      from ${leavers} v
      where v.last_day < ${today}
        and exists (
          select 1
          from credit_lot l
          where l.user_id = v.user_id
            and l.client_id = v.client_id
            and l.remaining > 0
            and ${isOpen}
        )
      order by v.user_id, v.client_id
      limit ${limit}`.execute(db)
  ).rows;

/** The client somebody works for today. */
export const findOwnClient = async (db: Db, userId: number): Promise<number | null> =>
  (
    await query`
      select ${columns({ clientId: u.clientId })}
      from "user" u
      where u.id = ${userId}`.execute(db)
  ).rows[0]?.clientId ?? null;

/**
 * What each client's credits of a user stand at, and when they go back: of who left as it is decided, of the client of
 * today as it would be if its employee went over to another one now.
 */
export const listStandings = async (db: Db, userId: number): Promise<CreditStanding[]> =>
  (
    await query`
      select ${columns<CreditStanding>({
        clientId: c.id,
        clientName: c.name,
        amount: sql<CreditStanding['amount']>`sum(l.remaining + l.held)::bigint`,
        lastDay: sql<CreditStanding['lastDay']>`
          least(max(v.last_day), ${today} + (c.credit_policy ->> 'leaverDays')::int)::text`,
      })}
      from credit_lot l
      join client c on c.id = l.client_id
      ${leaverOfLot}
      where l.user_id = ${userId} and l.remaining + l.held > 0 and ${isOpen}
      group by c.id
      order by c.id`.execute(db)
  ).rows;
