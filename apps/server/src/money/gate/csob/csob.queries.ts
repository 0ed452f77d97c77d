import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export type CsobPayment = {
  readonly depositId: number;
  readonly payId: string;
  readonly amount: number;
  readonly saveCard: boolean;
};

const columns = [
  'deposit_id as depositId',
  'pay_id as payId',
  'amount',
  'save_card as saveCard',
] as const;

export const findCsobPayment = (db: Db, depositId: number): Promise<CsobPayment | undefined> =>
  db
    .selectFrom('csob_payment')
    .select(columns)
    .where('deposit_id', '=', depositId)
    .executeTakeFirst();

export const findCsobPaymentByPayId = (db: Db, payId: string): Promise<CsobPayment | undefined> =>
  db.selectFrom('csob_payment').select(columns).where('pay_id', '=', payId).executeTakeFirst();

/** Remembers the payment of a deposit, and says which one it is: the first to be remembered. */
export const rememberCsobPayment = (db: Db, payment: CsobPayment): Promise<CsobPayment> =>
  db
    .insertInto('csob_payment')
    .values({
      deposit_id: payment.depositId,
      pay_id: payment.payId,
      amount: payment.amount,
      save_card: payment.saveCard,
    })
    // touches the row it finds, because only a touched row is returned
    .onConflict((is) =>
      is.column('deposit_id').doUpdateSet({ deposit_id: sql`excluded.deposit_id` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();

export type CsobRefund = {
  readonly refundKey: string;
  readonly payId: string;
  readonly amount: number;
};

/** Says before it is asked for that money is to be given back: new, or of an earlier attempt. */
export const claimCsobRefund = async (
  db: Db,
  { refundKey, payId, amount }: CsobRefund,
): Promise<'NEW' | 'OPEN' | 'DONE'> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('csob_refund')
    .values({ refund_key: refundKey, pay_id: payId, amount })
    .onConflict((is) => is.column('refund_key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'NEW';
  const { done_at: doneAt } = await db
    .selectFrom('csob_refund')
    .select('done_at')
    .where('refund_key', '=', refundKey)
    .executeTakeFirstOrThrow();
  return doneAt === null ? 'OPEN' : 'DONE';
};

export const finishCsobRefund = (db: Db, refundKey: string) =>
  db
    .updateTable('csob_refund')
    .set({ done_at: sql`now()` })
    .where('refund_key', '=', refundKey)
    .execute();

/** Takes a claim back that the gate refused. */
export const dropCsobRefund = (db: Db, refundKey: string) =>
  db
    .deleteFrom('csob_refund')
    .where('refund_key', '=', refundKey)
    .where('done_at', 'is', null)
    .execute();

/** What has been given back, or is being given back, for other keys. */
export const sumOfOtherRefunds = async (
  db: Db,
  { refundKey, payId }: CsobRefund,
): Promise<number> => {
  const { total } = await db
    .selectFrom('csob_refund')
    .select(({ fn }) => fn.sum<string | null>('amount').as('total'))
    .where('pay_id', '=', payId)
    .where('refund_key', '<>', refundKey)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
};

export const hasCsobRefund = async (db: Db, payId: string): Promise<boolean> =>
  (await db
    .selectFrom('csob_refund')
    .select('refund_key')
    .where('pay_id', '=', payId)
    .executeTakeFirst()) !== undefined;
