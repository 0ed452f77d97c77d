import type { Regime } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { companyOfLot } from './company.queries.ts';
import type { EndingLot } from './credit.rules.ts';
import { leaverOfLot } from './leaver.queries.ts';
import type { LedgerAccount } from './movement.ts';
import type { HeldPayment, Part, PaymentKey } from './payment.rules.ts';
import type { SpendableLot } from './plan.rules.ts';
import { today, yearOf } from '../../kernel/business-day.ts';

const m = tableAs('movement', 'm');
const creditLot = tableAs('credit_lot');
const e = tableAs('ledger_entry', 'e');
const l = tableAs('credit_lot', 'l');
const movement = tableAs('movement');

/** Whether a lot still is one: not taken away, not past its last day (what is left of it expires tonight). */
export const isOpen = sql<boolean>`
  l.closed is null
  and (l.expires_on is null or l.expires_on >= ${today})`;
/** What of a lot may be spent today. */
export const isSpendable = sql<boolean>`
  l.remaining > 0
  and l.valid_from <= ${today}
  and ${isOpen}`;

const lotColumns = columns<SpendableLot>({
  id: l.id,
  clientId: l.clientId,
  companyId: sql<SpendableLot['companyId']>`nullif(w.company_id, 0)`,
  regime: l.regime,
  remaining: l.remaining,
  validFrom: l.validFrom,
  expiresOn: l.expiresOn,
  grantedAt: l.grantedAt,
  allowedCategoryIds: l.allowedCategoryIds,
});

/** What a user may spend today. */
export const listSpendableLots = async (db: Db, userId: number): Promise<SpendableLot[]> =>
  (
    await query`
      select ${lotColumns}
      from credit_lot l
      ${companyOfLot}
      where l.user_id = ${userId} and ${isSpendable}
      order by l.id`.execute(db)
  ).rows;

type PaymentRow = Omit<HeldPayment, 'partnerId' | 'regime'> & {
  readonly partnerId: number | null;
  readonly regime: Regime | null;
};
const paymentColumns = columns<PaymentRow>({
  userId: m.userId,
  id: m.id,
  status: m.status,
  amount: m.amount,
  refunded: m.refunded,
  currency: m.currency,
  partnerId: m.partnerId,
  branchOfficeId: m.branchOfficeId,
  offerId: m.offerId,
  categoryId: m.categoryId,
  regime: m.regime,
  merchantName: m.merchantName,
  externalRef: m.externalRef,
  year: sql<HeldPayment['year']>`${yearOf(sql`m.occurred_at`)}`,
  isOverdue: sql<HeldPayment['isOverdue']>`coalesce(m.held_until <= now(), false)`,
});

/**
 * A payment as it stands when its payer's account is held: by this statement, until the transaction ends. Both rows
 * are named, because a row that is only joined would be read as it was before the wait. 404 for what is none, and with
 * a partner or a place for another's. Throws for a broken row.
 */
export const holdPayment = async (
  tx: Db,
  { id, partnerId = null, branchOfficeId = null }: PaymentKey,
): Promise<HeldPayment> => {
  const { rows } = await query`
    select ${paymentColumns}
    from credit_account a
    join movement m on m.user_id = a.user_id
    where m.id = ${id}
      and m.type = 'PAYMENT'
      and (${partnerId}::int is null or m.partner_id = ${partnerId}::int)
      and (${branchOfficeId}::int is null or m.branch_office_id = ${branchOfficeId}::int)
    for no key update of a, m`.execute(tx);
  const row = found(rows[0]);
  if (row.regime === null || row.partnerId === null)
    throw new Error(`payment ${id} does not say what was bought of whom`);
  return { ...row, regime: row.regime, partnerId: row.partnerId };
};

/** Whether money of a lot is its client's again, wherever it comes from. */
const isReclaimed = sql<boolean>`
  l.client_id is not null
  and (
    coalesce(l.closed = 'RECALLED', false)
    or coalesce(v.last_day < ${today}, false)
    or exists (
      select 1
      from "user" u
      where u.id = l.user_id and u.deleted_at is not null
    )
  )`;
/** What a payment moved between two accounts, lot by lot in the order it was booked. */
export const listParts = async (
  db: Db,
  { userId, id }: { userId: number; id: number },
  from: LedgerAccount,
  to: LedgerAccount,
): Promise<Part[]> =>
  (
    await query`
      select ${columns<Part>({
        lot: sql<Part['lot']>`jsonb_build_object(
          'id', l.id, 'clientId', l.client_id, 'companyId', nullif(w.company_id, 0), 'regime', l.regime,
          'originGrantId', coalesce(l.grant_id, l.origin_grant_id)
        )`,
        amount: e.amount,
        isOpen,
        isReclaimed,
        extendedTo: sql<Part['extendedTo']>`case when l.source = 'REFUND' then l.expires_on end`,
      })}
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      ${companyOfLot}
      ${leaverOfLot}
      where e.user_id = ${userId}
        and e.movement_id = ${id}
        and e.from_account = ${from}
        and e.to_account = ${to}
      order by e.position`.execute(db)
  ).rows;

/** Holds past their time, oldest first. */
export const listOverdueHolds = async (db: Db, limit: number) =>
  (
    await query`
      select ${columns({ userId: movement.userId, id: movement.id })}
      from movement
      where status = 'PENDING' and held_until <= now()
      order by held_until
      limit ${limit}`.execute(db)
  ).rows;

/** People with money in lots that are past their day, or were taken away while a payment held some of it. */
export const listUsersOfEndedLots = async (db: Db, limit: number): Promise<number[]> =>
  (
    await query`
      select distinct ${columns({ userId: creditLot.userId })}
      from credit_lot
      where remaining > 0 and (expires_on < ${today} or closed is not null)
      order by user_id
      limit ${limit}`.execute(db)
  ).rows.map(({ userId }) => userId);
/** Those lots of theirs, with money in them. */
export const listEndedLots = async (db: Db, userIds: readonly number[]): Promise<EndingLot[]> =>
  (
    await query`
      select ${columns<EndingLot>({
        userId: creditLot.userId,
        id: creditLot.id,
        clientId: creditLot.clientId,
        regime: creditLot.regime,
        remaining: creditLot.remaining,
        closed: sql<EndingLot['closed']>`coalesce(closed, 'EXPIRED')`,
      })}
      from credit_lot
      where user_id = any(${[...userIds]}::int[])
        and remaining > 0
        and (expires_on < ${today} or closed is not null)
      order by user_id, id`.execute(db)
  ).rows;

const recallable = (which: RawBuilder<boolean>) => query`
  select ${columns<EndingLot>({
    userId: l.userId,
    id: l.id,
    clientId: l.clientId,
    regime: l.regime,
    remaining: l.remaining,
    closed: sql<EndingLot['closed']>`'RECALLED'`,
  })}
      from credit_lot l
  where l.client_id is not null and l.remaining + l.held > 0 and ${isOpen} and ${which}
  order by l.user_id, l.id`;
/** Whose lots are taken back: one client's, or, as their owner is erased, every client's; all or the named ones. */
export type RecallScope = {
  readonly userId: number;
  readonly clientId: number | null;
  readonly lotIds: readonly number[] | null;
};
/** The open lots employers gave a user, as far as they are meant. */
export const listRecallableLots = async (
  db: Db,
  { userId, clientId, lotIds }: RecallScope,
): Promise<EndingLot[]> => {
  const named = lotIds && [...lotIds];
  const which = sql<boolean>`
    l.user_id = ${userId}
    and (${clientId}::int is null or l.client_id = ${clientId}::int)
    and (${named}::bigint[] is null or l.id = any(${named}::bigint[]))`;
  return (await recallable(which).execute(db)).rows;
};
/** The open lots of a grant. */
export const listLotsOfGrant = async (db: Db, grantId: number): Promise<EndingLot[]> =>
  (await recallable(sql<boolean>`l.grant_id = ${grantId}`).execute(db)).rows;

/** Whose lots a grant opened. */
export const listUsersOfGrant = async (db: Db, grantId: number): Promise<number[]> =>
  (
    await query`
      select ${columns({ userId: creditLot.userId })}
      from credit_lot where grant_id = ${grantId}`.execute(db)
  ).rows.map(({ userId }) => userId);
