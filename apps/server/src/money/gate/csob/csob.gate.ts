import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../platform/db/index.ts';
import {
  type Gate,
  type GateOrder,
  GateRefusedError,
  type OpenedPayment,
  orderName,
} from '../gate.ts';
import {
  createCsobClient,
  type CsobAnswer,
  type CsobClient,
  type CsobConnection,
} from './csob.client.ts';
import { readCsobReturn } from './csob.notification.ts';
import {
  type CsobPayment,
  findCsobPayment,
  findCsobPaymentByPayId,
  hasCsobRefund,
  rememberCsobPayment,
} from './csob.queries.ts';
import { refundCsob } from './csob.refund.ts';
import { csobTime } from './csob.signature.ts';
import { csobStatus, stateOfCsob } from './csob.state.ts';

export type CsobOptions = CsobConnection & { readonly db: Db };
type Tools = { readonly db: Db; readonly merchantId: string; readonly client: CsobClient };

/** How long the gate keeps a payment open, in seconds: it takes 5 to 30 minutes. */
const lifeOf = (expiresAt: Date): number =>
  Math.min(1_800, Math.max(300, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000)));

/** The fields both kinds of payment share, in the order they are signed in. */
const ofAmount = ({ amount, returnUrl }: GateOrder) => ({
  totalAmount: amount.amount,
  currency: amount.currency,
  closePayment: true,
  returnUrl,
  // a GET brings the person's session along
  returnMethod: 'GET',
});
const merchantData = ({ payer }: GateOrder): string =>
  Buffer.from(String(payer.userId)).toString('base64');

const remember = (
  { db }: Tools,
  order: GateOrder,
  { payId }: CsobAnswer,
  saveCard: boolean,
): Promise<CsobPayment> => {
  if (payId === undefined) throw new GateRefusedError('GATEWAY_ERROR', 'ČSOB opened nothing');
  const { depositId, amount } = order;
  return rememberCsobPayment(db, { depositId, payId, amount: amount.amount, saveCard });
};

const open = async (
  tools: Tools,
  order: GateOrder & { readonly saveCard: boolean },
): Promise<OpenedPayment> => {
  const { client, db, merchantId } = tools;
  const init = async (): Promise<CsobPayment> => {
    const answer = await client.post('payment/init', {
      merchantId,
      orderNo: String(order.depositId),
      dttm: csobTime(new Date()),
      payOperation: order.saveCard ? 'oneclickPayment' : 'payment',
      payMethod: 'card',
      ...ofAmount(order),
      cart: [{ name: orderName[order.language], quantity: 1, amount: order.amount.amount }],
      merchantData: merchantData(order),
      language: order.language,
      ttlSec: lifeOf(order.expiresAt),
    });
    return remember(tools, order, answer, order.saveCard);
  };
  const { payId } = (await findCsobPayment(db, order.depositId)) ?? (await init());
  return { gatewayRef: payId, redirectUrl: client.processUrl(payId) };
};

const initCharge = async (
  tools: Tools,
  order: GateOrder & { readonly gatewayToken: string },
): Promise<CsobPayment> => {
  const { ip } = order.payer;
  const answer = await tools.client.post('oneclick/init', {
    merchantId: tools.merchantId,
    origPayId: order.gatewayToken,
    orderNo: String(order.depositId),
    dttm: csobTime(new Date()),
    payMethod: 'card',
    clientIp: ip,
    ...ofAmount(order),
    // the bank wants the address of a person who is there
    clientInitiated: ip !== undefined,
    sdkUsed: false,
    merchantData: merchantData(order),
    ttlSec: lifeOf(order.expiresAt),
  });
  return remember(tools, order, answer, false);
};

/** The page of the bank that wants the person, if any: what belongs into the address is put there. */
const challengeOf = ({ actions }: CsobAnswer): string | null => {
  const challenge = actions?.authenticate?.browserChallenge;
  if (!challenge) return null;
  const url = new URL(challenge.url);
  for (const [name, value] of Object.entries(challenge.vars ?? {}))
    url.searchParams.set(name, value);
  return url.href;
};

/** How long the bank is given to say whether it wants the person, in milliseconds. */
const waits = [200, 400, 800, 1_600];

/** Starts a payment that is only opened; one that somebody else has just started goes on. */
const start = async ({ client, merchantId }: Tools, payId: string): Promise<CsobAnswer> => {
  try {
    const dttm = csobTime(new Date());
    return await client.post('oneclick/process', { merchantId, payId, dttm });
  } catch (error) {
    if (!(error instanceof GateRefusedError)) throw error;
    const answer = await client.status(payId);
    if (answer.paymentStatus === csobStatus.created) throw error;
    return answer;
  }
};

/**
 * Starts the payment and waits until it is clear whether the person is needed. It is started only
 * when it was not before: what broke off is gone on with, never charged twice.
 */
const processCharge = async (tools: Tools, payId: string): Promise<CsobAnswer> => {
  let answer = await tools.client.status(payId);
  if (answer.paymentStatus === csobStatus.created) answer = await start(tools, payId);
  for (const pause of waits) {
    if (answer.paymentStatus !== csobStatus.inProgress || challengeOf(answer) !== null) break;
    await wait(pause);
    answer = await tools.client.status(payId);
  }
  return answer;
};

const charge = async (
  tools: Tools,
  order: GateOrder & { readonly gatewayToken: string },
): Promise<OpenedPayment> => {
  const { payId } =
    (await findCsobPayment(tools.db, order.depositId)) ?? (await initCharge(tools, order));
  const answer = await processCharge(tools, payId);
  const state = stateOfCsob(answer, { saveCard: false, weGaveBack: false });
  if (state.state === 'DECLINED') throw new GateRefusedError(state.reason);
  return {
    gatewayRef: payId,
    redirectUrl: state.state === 'PENDING' ? challengeOf(answer) : null,
  };
};

const getPayment = async (db: Db, payId: string): Promise<CsobPayment> => {
  const payment = await findCsobPaymentByPayId(db, payId);
  if (!payment) throw new GateRefusedError('GATEWAY_ERROR', 'no such payment was opened at ČSOB');
  return payment;
};

/** ČSOB eAPI 1.9: its own page for new cards, payments on a click for saved ones. */
export const createCsobGate = (options: CsobOptions): Gate => {
  const { db, merchantId, bankPublicKey } = options;
  const client = createCsobClient(options);
  const tools: Tools = { db, merchantId, client };
  return {
    name: 'CSOB',
    open: (order) => open(tools, order),
    charge: (order) => charge(tools, order),
    status: async (payId) => {
      const { saveCard } = await getPayment(db, payId);
      const weGaveBack = await hasCsobRefund(db, payId);
      return stateOfCsob(await client.status(payId), { saveCard, weGaveBack });
    },
    refund: async (payId, { amount: { amount }, refundKey }) =>
      refundCsob(tools, await getPayment(db, payId), { refundKey, payId, amount }),
    // a payment that was not paid cannot be ended from outside: it ends by itself, at the latest in 30 minutes
    cancel: async (payId) => void (await getPayment(db, payId)),
    // the bank forgets a card by itself, when it has not been used for long
    forget: async () => {},
    // …and knows nobody by a name of its own
    forgetCustomer: async () => {},
    readNotification: async (request) => {
      const payId = readCsobReturn(request, bankPublicKey);
      return (await findCsobPaymentByPayId(db, payId)) && { gatewayRef: payId };
    },
  };
};
