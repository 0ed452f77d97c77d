import {
  type MediaRef,
  type PaymentConsent,
  paymentCodeSeconds,
  type Regime,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { mediaRef } from '../../kernel/reading.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import type { Payment } from '../ledger/index.ts';

const c = tableAs('payment_code', 'c');
const m = tableAs('movement', 'm');
const paymentCode = tableAs('payment_code');
const consent = { useTaxed: c.useTaxed, usePrivate: c.usePrivate };

type NewCode = Readonly<PaymentConsent> & {
  readonly userId: number;
  /** The phone whose app asked for it. */
  readonly deviceId: number | null;
  readonly hash: Buffer;
  /** Of the code it takes the place of. */
  readonly replaces: Buffer | undefined;
};
/** Of a user's newest code, used or not. */
export const findCodeHash = async (db: Db, userId: number): Promise<Buffer | undefined> =>
  (
    await query`select ${columns({ hash: c.codeHash })} from payment_code c
                where c.user_id = ${userId}`.execute(db)
  ).rows[0]?.hash;
/** The same, held until the transaction ends: a node that dies while it waits writes nothing. */
export const lockCode = async (tx: Db, userId: number): Promise<Buffer | undefined> =>
  (
    await query`select ${columns({ hash: c.codeHash })} from payment_code c
                where c.user_id = ${userId} for no key update of c`.execute(tx)
  ).rows[0]?.hash;

/**
 * Puts a code in the place of the one that was there; undefined where another has come meanwhile. A request whose node
 * died may be done long after its repetition was answered, and would take the place of a code that is being shown.
 */
export const storeCode = async (
  db: Db,
  { userId, deviceId, hash, replaces, useTaxed, usePrivate }: NewCode,
): Promise<string | undefined> =>
  (
    await query`
      insert into payment_code (user_id, device_id, code_hash, use_taxed, use_private, expires_at)
      values (
        ${userId}, ${deviceId}, ${hash}, ${useTaxed}, ${usePrivate},
        now() + make_interval(secs => ${paymentCodeSeconds})
      )
      on conflict (user_id) do update set
        code_hash = excluded.code_hash, device_id = excluded.device_id,
        use_taxed = excluded.use_taxed, use_private = excluded.use_private, created_at = now(),
        expires_at = excluded.expires_at, movement_id = null
        where payment_code.code_hash = ${replaces ?? null}
      returning ${columns({ expiresAt: paymentCode.expiresAt })}`.execute(db)
  ).rows[0]?.expiresAt;

export type Payer = Readonly<PaymentConsent> & { readonly userId: number };
/**
 * Whose code it is, once: held until the transaction ends. A code of a phone ends when the phone is blocked, and every
 * one with its owner or their employer.
 */
export const claimCode = async (tx: Db, hash: Buffer): Promise<Payer | undefined> =>
  (
    await query`
      select ${columns<Payer>({ userId: c.userId, ...consent })}
      from payment_code c
      join "user" u on u.id = c.user_id
      left join client e on e.id = u.client_id
      where c.code_hash = ${hash}
        and c.movement_id is null
        and c.expires_at > now()
        and u.active
        and u.deleted_at is null
        and (e.id is null or (e.active and e.deleted_at is null))
        and (
          c.device_id is null
          or exists (
            select 1
            from mobile_device d
            where d.id = c.device_id and d.status = 'ACTIVE'
          )
        )
      for no key update of c`.execute(tx)
  ).rows[0];
export const spendCode = (tx: Db, userId: number, movementId: number) =>
  sql`update payment_code set movement_id = ${movementId} where user_id = ${userId}`.execute(tx);

/** Which money pays a payment `m`, or was held for it, of each lot. */
const partsOfPayment = sql<Payment['parts']>`(
  select
    coalesce(
      jsonb_agg(jsonb_build_object('regime', l.regime, 'amount', e.amount) order by e.position),
      '[]'
    )
  from ledger_entry e
  join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
  where e.user_id = m.user_id
    and e.movement_id = m.id
    and e.to_account = case m.status when 'BOOKED' then 'PARTNER' else 'HOLD' end
)`;

export type PaymentByCode = Pick<Payment, 'status' | 'decline' | 'amount' | 'currency' | 'parts'> &
  Readonly<PaymentConsent> & {
    readonly id: number;
    readonly merchantName: string | null;
    readonly merchantLogo: MediaRef | null;
    readonly regime: Regime | null;
    readonly categoryId: number | null;
    readonly codeExpiresAt: string;
  };
/** What the user's last code paid; undefined until a till has used it. */
export const findPaymentOfCode = async (
  db: Db,
  userId: number,
): Promise<PaymentByCode | undefined> =>
  (
    await query`
      select ${columns<PaymentByCode>({
        id: m.id,
        status: m.status,
        decline: m.declineReason,
        amount: m.amount,
        currency: m.currency,
        merchantName: m.merchantName,
        merchantLogo: mediaRef(sql`p.logo`),
        regime: m.regime,
        categoryId: m.categoryId,
        codeExpiresAt: c.expiresAt,
        ...consent,
        parts: partsOfPayment,
      })}
      from payment_code c
      join movement m on m.user_id = c.user_id and m.id = c.movement_id
      left join partner p on p.id = m.partner_id
      where c.user_id = ${userId}`.execute(db)
  ).rows[0];

/** When the user's last code ends, used or not. */
export const findCodeEnd = async (db: Db, userId: number): Promise<string | undefined> =>
  (
    await query`select ${columns({ expiresAt: c.expiresAt })} from payment_code c
                where c.user_id = ${userId}`.execute(db)
  ).rows[0]?.expiresAt;

type OwnPayment = {
  readonly id: number;
  readonly partnerId: number;
  readonly branchOfficeId: number | null;
};
/** A payment of a partner, or of one place of theirs. */
export const findPayment = async (
  db: Db,
  { id, partnerId, branchOfficeId }: OwnPayment,
): Promise<Payment | undefined> =>
  (
    await query`
      select ${columns<Omit<Payment, 'taxed' | 'available'>>({
        movementId: m.id,
        status: m.status,
        decline: m.declineReason,
        amount: m.amount,
        refunded: m.refunded,
        currency: m.currency,
        heldUntil: m.heldUntil,
        externalRef: m.externalRef,
        parts: partsOfPayment,
      })}
      from movement m
      where m.id = ${id}
        and m.partner_id = ${partnerId}
        and (${branchOfficeId}::int is null or m.branch_office_id = ${branchOfficeId}::int)
        and m.type = 'PAYMENT'`.execute(db)
  ).rows[0];

/** Whether a place is the partner's, and a machine bound to one stands there. */
export const isPlaceOf = async (
  db: Db,
  branchOfficeId: number,
  partnerId: number,
): Promise<boolean> =>
  (
    await sql`
      select 1
      from branch_office
      where id = ${branchOfficeId} and partner_id = ${partnerId} and active and deleted_at is null`.execute(
      db,
    )
  ).rows.length > 0;

/** The code somebody last made to pay with; not the code. */
export const readPaymentCode = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        created_at as "createdAt", expires_at as "expiresAt", use_private as "usesOwnMoney",
        use_taxed as "mayBeTaxed"
      from payment_code
      where user_id = ${userId}`.execute(db)
  ).rows;
export const forgetPaymentCode = (tx: Db, userId: number) =>
  sql`delete from payment_code where user_id = ${userId}`.execute(tx);
