import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DB, Db } from '../../../platform/db/index.ts';
import type { GateOrder, GateState, SavedCard } from '../gate.ts';

const unguessable = (): string => randomBytes(24).toString('base64url');

type Order = GateOrder & { readonly saveCard: boolean; readonly chargedCard: string | null };

/** Opens the payment of an order, or finds the one it has already. */
export const openDemoPayment = async (db: Db, order: Order): Promise<string> => {
  const { ref } = await db
    .insertInto('demo_gate_payment')
    .values({
      ref: unguessable(),
      secret: unguessable(),
      deposit_id: order.depositId,
      amount: order.amount.amount,
      currency: order.amount.currency,
      language: order.language,
      return_url: order.returnUrl,
      save_card: order.saveCard,
      charged_card: order.chargedCard,
      expires_at: order.expiresAt,
    })
    // touches the row it finds, because only a touched row is returned
    .onConflict((is) =>
      is.column('deposit_id').doUpdateSet({ deposit_id: sql`excluded.deposit_id` }),
    )
    .returning('ref')
    .executeTakeFirstOrThrow();
  return ref;
};

/** A payment, by its reference; one nobody decided in time has been declined. */
export const findDemoPayment = async (db: Db, ref: string) => {
  const row = await db
    .selectFrom('demo_gate_payment')
    .leftJoin('demo_gate_card', 'demo_gate_card.token', 'demo_gate_payment.saved_card')
    .leftJoin('demo_gate_card as charged', 'charged.token', 'demo_gate_payment.charged_card')
    .select([
      'ref',
      'secret',
      'amount',
      'currency',
      'language',
      'deposit_id',
      'return_url',
      'save_card',
      'refunded',
      'state',
      'reason',
      'demo_gate_card.token',
      'demo_gate_card.brand',
      'demo_gate_card.last4',
      'demo_gate_card.expiry_month',
      'demo_gate_card.expiry_year',
      'charged.last4 as charged_last4',
      sql<boolean>`expires_at <= now()`.as('expired'),
    ])
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row && { ...row, state: stateOf(row) };
};
export type DemoPayment = NonNullable<Awaited<ReturnType<typeof findDemoPayment>>>;

type Card = { [K in 'token' | 'brand' | 'last4']: string | null } & {
  expiry_month: number | null;
  expiry_year: number | null;
};
const savedCardOf = (row: Card): SavedCard | undefined =>
  row.token === null
    ? undefined
    : {
        gatewayToken: row.token,
        brand: row.brand ?? '',
        last4: row.last4 ?? '',
        expiryMonth: row.expiry_month ?? 1,
        expiryYear: row.expiry_year ?? 0,
      };

/** Why a payment may be declined here, as its column says. */
type DemoDecline = NonNullable<DB['demo_gate_payment']['reason']>;
const stateOf = (
  row: Card & { state: string; reason: DemoDecline | null; expired: boolean },
): GateState => {
  if (row.state === 'REFUNDED') return { state: 'REFUNDED' };
  if (row.state === 'PAID') {
    const card = savedCardOf(row);
    return card ? { state: 'PAID', card } : { state: 'PAID' };
  }
  if (row.state === 'DECLINED') return { state: 'DECLINED', reason: row.reason ?? 'TIMEOUT' };
  return row.expired ? { state: 'DECLINED', reason: 'TIMEOUT' } : { state: 'PENDING' };
};

type Decision =
  | { readonly state: 'PAID'; readonly savedCard?: string }
  | { readonly state: 'DECLINED'; readonly reason: DemoDecline };

/** Decides a payment that waits; false when it was decided before or is too old. */
export const decideDemoPayment = async (
  db: Db,
  ref: string,
  decision: Decision,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('demo_gate_payment')
    .set({
      state: decision.state,
      reason: decision.state === 'DECLINED' ? decision.reason : null,
      saved_card: decision.state === 'PAID' ? (decision.savedCard ?? null) : null,
    })
    .where('ref', '=', ref)
    .where('state', '=', 'PENDING')
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Gives a part or the whole back, once for each key; false when there is not as much to give back. */
export const refundDemoPayment = async (
  db: Db,
  ref: string,
  { amount, refundKey }: { amount: number; refundKey: string },
): Promise<boolean> => {
  const isDone = sql<boolean>`${refundKey} = any(refund_keys)`;
  const { numUpdatedRows } = await db
    .updateTable('demo_gate_payment')
    .set({
      refunded: sql`refunded + ${amount}`,
      refund_keys: sql`refund_keys || ${refundKey}::text`,
      state: sql`case when refunded + ${amount} = amount then 'REFUNDED' else state end`,
    })
    .where('ref', '=', ref)
    .where('state', '=', 'PAID')
    .where(sql<boolean>`refunded + ${amount} <= amount`)
    .where(sql<boolean>`not ${isDone}`)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const done = await db
    .selectFrom('demo_gate_payment')
    .select('ref')
    .where('ref', '=', ref)
    .where(isDone)
    .executeTakeFirst();
  return done !== undefined;
};

export const saveDemoCard = async (db: Db, last4: string, year: number): Promise<string> => {
  const token = unguessable();
  await db
    .insertInto('demo_gate_card')
    .values({ token, brand: 'visa', last4, expiry_month: 12, expiry_year: year })
    .execute();
  return token;
};

export const findSavedDemoCard = (db: Db, token: string) =>
  db.selectFrom('demo_gate_card').select('last4').where('token', '=', token).executeTakeFirst();

export const forgetDemoCard = (db: Db, token: string) =>
  db.deleteFrom('demo_gate_card').where('token', '=', token).execute();
