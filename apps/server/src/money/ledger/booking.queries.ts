/** The only statements that change what people have: every one of them writes the entry beside the lot. */
import type {
  MovementReason,
  MovementType,
  Currency,
  LotSource,
  Regime,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

/** Where money may lie: docs/money.md says what each is to an accountant. */
export type LedgerAccount =
  | 'LOT'
  | 'HOLD'
  | 'EMPLOYER'
  | 'PARTNER'
  | 'GATE'
  | 'EXPIRED'
  | 'PAYOUT'
  | 'CORRECTION';
/** An amount (minor units, above zero) of one lot's money, from one account to another. */
export type Transfer = {
  readonly lotId: number;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: number;
};
export type Account = { readonly userId: number; readonly isFrozen: boolean };

const lockAccount = async (tx: Db, userId: number): Promise<Account | undefined> =>
  (
    await sql<Account>`
      select user_id as "userId", frozen_at is not null as "isFrozen"
      from credit_account
      where user_id = ${userId}
      for no key update`.execute(tx)
  ).rows[0];

/** Holds a user's money until the transaction ends; made when there is none yet. First in every movement. */
export const holdAccount = async (tx: Db, userId: number, currency: Currency): Promise<Account> => {
  const account = await lockAccount(tx, userId);
  if (account) return account;
  await sql`
    insert into credit_account (user_id, currency)
    values (${userId}, ${currency})
    on conflict (user_id) do nothing`.execute(tx);
  return found(await lockAccount(tx, userId));
};

/** Holds many people's money, in one order for all. */
export const holdAccounts = async (
  tx: Db,
  userIds: readonly number[],
  currency: Currency,
): Promise<void> => {
  const sorted = [...new Set(userIds)].sort((a, b) => a - b);
  await sql`
    insert into credit_account (user_id, currency)
    select id, ${currency} from unnest(${sorted}::int[]) id
    on conflict (user_id) do nothing`.execute(tx);
  await sql`
    select 1
    from credit_account
    where user_id = any(${sorted}::int[])
    order by user_id
    for no key update`.execute(tx);
};

export type NewMovement = {
  readonly userId: number;
  readonly type: MovementType;
  readonly reason: MovementReason;
  readonly status: 'PENDING' | 'BOOKED' | 'DECLINED';
  readonly amount: number;
  readonly currency: Currency;
  /** Of a held payment: for how long. */
  readonly holdMinutes?: number;
  readonly declineReason?: string | null;
  readonly partnerId?: number | null;
  readonly branchOfficeId?: number | null;
  readonly offerId?: number | null;
  readonly categoryId?: number | null;
  readonly regime?: string | null;
  readonly merchantName?: string | null;
  readonly credentialId?: number | null;
  readonly externalRef?: string | null;
  readonly depositId?: number | null;
  readonly reversesId?: number | null;
  readonly note?: string | null;
  readonly createdBy?: number | null;
};
/** What a movement does not say. A payment holds for 15 minutes (domain 8.8). */
const unsaid = {
  holdMinutes: 15,
  declineReason: null,
  partnerId: null,
  branchOfficeId: null,
  offerId: null,
  categoryId: null,
  regime: null,
  merchantName: null,
  credentialId: null,
  externalRef: null,
  depositId: null,
  reversesId: null,
  note: null,
  createdBy: null,
};
/** Notes a movement and answers its id; `book` says what it moves. */
export const insertMovement = async (tx: Db, movement: NewMovement): Promise<number> => {
  const m = { ...unsaid, ...movement };
  const { rows } = await sql<{ id: number }>`
    insert into movement (
      user_id, type, reason, status, amount, currency, booked_at, held_until, decline_reason,
      partner_id, branch_office_id, offer_id, category_id, regime, merchant_name, credential_id,
      external_ref, deposit_id, reverses_id, note, created_by
    )
    values (
      ${m.userId}, ${m.type}, ${m.reason}, ${m.status}, ${m.amount}, ${m.currency},
      case when ${m.status} = 'BOOKED' then now() end,
      case when ${m.status} = 'PENDING' then now() + ${m.holdMinutes} * interval '1 minute' end,
      ${m.declineReason}, ${m.partnerId}, ${m.branchOfficeId},
      ${m.offerId}, ${m.categoryId}, ${m.regime},
      ${m.merchantName}, ${m.credentialId}, ${m.externalRef},
      ${m.depositId}, ${m.reversesId}, ${m.note}, ${m.createdBy}
    )
    returning id`.execute(tx);
  return found(rows[0]).id;
};

/**
 * Books transfers of a movement, at most one for each lot; refunds go back last first. The lot's checks refuse what it
 * does not hold.
 */
export const book = async (
  tx: Db,
  { userId, movementId }: { userId: number; movementId: number },
  transfers: readonly Transfer[],
): Promise<void> => {
  if (transfers.length === 0) return;
  await sql`
    with moved as (
      select *
      from unnest(
        ${transfers.map(({ lotId }) => lotId)}::bigint[], ${transfers.map(({ from }) => from)}::text[],
        ${transfers.map(({ to }) => to)}::text[], ${transfers.map(({ amount }) => amount)}::bigint[]
      ) with ordinality as m (lot_id, from_account, to_account, amount, position)
    ),
    change as (
      select
        *,
        case 'LOT' when to_account then amount when from_account then -amount else 0 end as free,
        case 'HOLD' when to_account then amount when from_account then -amount else 0 end as held
      from moved
    ),
    lot as (
      update credit_lot l set
        remaining = l.remaining + c.free, held = l.held + c.held, entries = l.entries + 1
      from change c
      where l.user_id = ${userId} and l.id = c.lot_id
      returning
        l.id, l.entries, l.remaining, l.held, c.from_account, c.to_account, c.amount, c.position,
        c.free as freed, c.held as holds
    )
    insert into ledger_entry (
      user_id, lot_id, seq, movement_id, position, from_account, to_account, amount,
      remaining_before, remaining_after, held_before, held_after
    )
    select
      ${userId}, id, entries, ${movementId}, position, from_account, to_account, amount,
      remaining - freed, remaining, held - holds, held
    from lot`.execute(tx);
};

export type NewLot = {
  readonly clientId: number | null;
  readonly regime: Regime;
  readonly amount: number;
  readonly source: LotSource;
  readonly from: LedgerAccount;
  /** Last day it can be spent, YYYY-MM-DD; null never expires. */
  readonly expiresOn: string | null;
  readonly allowedCategoryIds?: readonly number[] | null;
};
/** Opens a lot with what a movement brings. */
export const openLot = async (
  tx: Db,
  { userId, movementId }: { userId: number; movementId: number },
  lot: NewLot,
): Promise<void> => {
  await sql`
    with lot as (
      insert into credit_lot (
        user_id, client_id, regime, amount, remaining, held, entries, valid_from, expires_on,
        allowed_category_ids, source
      )
      values (
        ${userId}, ${lot.clientId}, ${lot.regime}, ${lot.amount}, ${lot.amount}, 0, 1,
        (now() at time zone 'Europe/Prague')::date, ${lot.expiresOn}::date,
        ${lot.allowedCategoryIds ? [...lot.allowedCategoryIds] : null}::int[], ${lot.source}
      )
      returning user_id, id, amount
    )
    insert into ledger_entry (
      user_id, lot_id, seq, movement_id, position, from_account, to_account, amount,
      remaining_before, remaining_after, held_before, held_after
    )
    select user_id, id, 1, ${movementId}, 1, ${lot.from}, 'LOT', amount, 0, amount, 0, 0
    from lot`.execute(tx);
};
