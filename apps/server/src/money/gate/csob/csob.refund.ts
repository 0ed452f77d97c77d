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

const isGivenBack = (status: number | undefined): boolean =>
  givenBack.includes(status) || status === csobStatus.reversed;

/**
 * Before settlement a payment is reversed, which is possible as a whole only; after it, given back.
 * A refusal counts only while the payment is as it was: else it was given back at the same moment.
 */
const ask = async (
  { client, db }: Tools,
  { payId, amount, refundKey }: CsobRefund,
  { isWhole, status }: { readonly isWhole: boolean; readonly status: number | undefined },
): Promise<void> => {
  try {
    if (status !== csobStatus.settled) await client.put('payment/reverse', payId);
    else await client.put('payment/refund', payId, isWhole ? {} : { amount });
  } catch (error) {
    if (!(error instanceof GateRefusedError)) throw error;
    if (isWhole && isGivenBack((await client.status(payId)).paymentStatus)) return;
    await dropCsobRefund(db, refundKey);
    throw error;
  }
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
  const { paymentStatus: status } = await client.status(payment.payId);
  const isOver = isGivenBack(status);
  if (!isOver) await assertPossible(tools, payment, refund, status);
  const claim = await claimCsobRefund(db, refund);
  if (claim === 'DONE') return;
  if (isOver && claim === 'NEW') {
    await dropCsobRefund(db, refund.refundKey);
    throw new GateRefusedError('GATEWAY_ERROR', 'the payment was given back already');
  }
  if (claim === 'OPEN' && !isWhole)
    throw new GateUnavailableError('whether ČSOB gave the part back is not known: ask the bank');
  if (!isOver) await ask(tools, refund, { isWhole, status });
  await finishCsobRefund(db, refund.refundKey);
};
