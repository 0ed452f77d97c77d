import type { Db } from '../../../platform/db/index.ts';
import { GateRefusedError, GateUnavailableError } from '../gate.ts';
import type { CsobClient } from './csob.client.ts';
import {
  claimCsobRefund,
  type CsobPayment,
  type CsobRefund,
  dropCsobRefund,
  finishCsobRefund,
  sumOfOtherRefunds,
} from './csob.queries.ts';
import { csobStatus, givenBack } from './csob.state.ts';

type Tools = { readonly db: Db; readonly client: CsobClient };

/** Before settlement a payment is reversed, which is possible as a whole only; after it, given back. */
const ask = async ({ client }: Tools, refund: CsobRefund, isWhole: boolean, status?: number) => {
  if (status === csobStatus.settled)
    return client.put('payment/refund', refund.payId, isWhole ? {} : { amount: refund.amount });
  return client.put('payment/reverse', refund.payId);
};

const assertPossible = async (
  { db }: Tools,
  payment: CsobPayment,
  refund: CsobRefund,
  status?: number,
): Promise<void> => {
  if ((await sumOfOtherRefunds(db, refund)) + refund.amount > payment.amount)
    throw new GateRefusedError('GATEWAY_ERROR', 'there is not as much to give back');
  if (refund.amount < payment.amount && status !== csobStatus.settled)
    throw new GateUnavailableError('ČSOB gives a part back only after settlement');
};

/**
 * Gives money back once for each key. ČSOB knows no such keys, so the intention is written down
 * first: what broke off in the middle is known by the state of the payment when it was the whole,
 * and needs a person when it was a part.
 */
export const refundCsob = async (
  tools: Tools,
  payment: CsobPayment,
  refund: CsobRefund,
): Promise<void> => {
  const { db, client } = tools;
  const isWhole = refund.amount === payment.amount;
  const { paymentStatus } = await client.status(payment.payId);
  const isOver = givenBack.includes(paymentStatus) || paymentStatus === csobStatus.reversed;
  if (!isOver) await assertPossible(tools, payment, refund, paymentStatus);
  const claim = await claimCsobRefund(db, refund);
  if (claim === 'DONE') return;
  if (isOver && claim === 'NEW') {
    await dropCsobRefund(db, refund.refundKey);
    throw new GateRefusedError('GATEWAY_ERROR', 'the payment was given back already');
  }
  if (claim === 'OPEN' && !isWhole)
    throw new GateUnavailableError('whether ČSOB gave the part back is not known: ask the bank');
  if (!isOver)
    try {
      await ask(tools, refund, isWhole, paymentStatus);
    } catch (error) {
      if (error instanceof GateRefusedError) await dropCsobRefund(db, refund.refundKey);
      throw error;
    }
  await finishCsobRefund(db, refund.refundKey);
};
