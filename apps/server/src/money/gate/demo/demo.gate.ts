import type { Db } from '../../../platform/db/index.ts';
import * as z from 'zod/mini';
import {
  type Gate,
  type GateOrder,
  GateRefusedError,
  GateSignatureError,
  type OpenedPayment,
} from '../gate.ts';
import { findDemoCard } from './demo.cards.ts';
import { assertDemoSignature, demoSignatureHeader, type NotifyDemo } from './demo.notification.ts';
import {
  decideDemoPayment,
  type DemoPayment,
  findDemoPayment,
  findSavedDemoCard,
  forgetDemoCard,
  openDemoPayment,
  refundDemoPayment,
} from './demo.queries.ts';

export type DemoGateOptions = {
  readonly db: Db;
  /** The address under which the page of each payment is. */
  readonly pageUrl: string;
  readonly notify: NotifyDemo;
};
const Body = z.object({ gatewayRef: z.string().check(z.maxLength(100)) });

const parseBody = (rawBody: Buffer) => {
  try {
    return z.safeParse(Body, JSON.parse(rawBody.toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

const getPayment = async (db: Db, ref: string): Promise<DemoPayment> => {
  const payment = await findDemoPayment(db, ref);
  if (!payment) throw new GateRefusedError('GATEWAY_ERROR', 'the demo gate knows no such payment');
  return payment;
};

/** Charges a saved card by what its last digits stand for. */
const charge = async (
  { db, pageUrl, notify }: DemoGateOptions,
  order: GateOrder & { gatewayToken: string },
): Promise<OpenedPayment> => {
  const saved = await findSavedDemoCard(db, order.gatewayToken);
  if (!saved) throw new GateRefusedError('DENIED_BY_BANK', 'no such card is saved');
  const { onCharge } = findDemoCard(saved.last4);
  const ref = await openDemoPayment(db, {
    ...order,
    saveCard: false,
    chargedCard: order.gatewayToken,
  });
  if (onCharge === 'ASKS_3DS') return { gatewayRef: ref, redirectUrl: `${pageUrl}/${ref}` };
  const decided = await decideDemoPayment(
    db,
    ref,
    onCharge === 'PAYS' ? { state: 'PAID' } : { state: 'DECLINED', reason: onCharge },
  );
  const payment = await getPayment(db, ref);
  if (decided) notify(payment);
  if (payment.state.state === 'DECLINED') throw new GateRefusedError(payment.state.reason);
  return { gatewayRef: ref, redirectUrl: null };
};

/** A gate without a bank: its page lets the person decide what the bank says. */
export const createDemoGate = (options: DemoGateOptions): Gate => {
  const { db, pageUrl, notify } = options;
  return {
    name: 'DEMO',
    open: async (order) => {
      const ref = await openDemoPayment(db, { ...order, chargedCard: null });
      return { gatewayRef: ref, redirectUrl: `${pageUrl}/${ref}` };
    },
    charge: (order) => charge(options, order),
    status: async (gatewayRef) => (await getPayment(db, gatewayRef)).state,
    refund: async (gatewayRef, { amount: { amount }, refundKey }) => {
      await getPayment(db, gatewayRef);
      if (!(await refundDemoPayment(db, gatewayRef, { amount, refundKey })))
        throw new GateRefusedError('GATEWAY_ERROR', 'there is not as much to give back');
    },
    cancel: async (gatewayRef) => {
      const payment = await getPayment(db, gatewayRef);
      const reason = 'CANCELLED_BY_USER';
      if (await decideDemoPayment(db, gatewayRef, { state: 'DECLINED', reason })) notify(payment);
    },
    forget: async (token) => void (await forgetDemoCard(db, token)),
    // payments here have no customers
    forgetCustomer: async () => {},
    readNotification: async ({ headers, rawBody }) => {
      const { gatewayRef } = parseBody(rawBody) ?? {};
      const payment = gatewayRef === undefined ? undefined : await findDemoPayment(db, gatewayRef);
      if (!payment) throw new GateSignatureError('a demo notification is about no known payment');
      const body = rawBody.toString('utf8');
      assertDemoSignature(
        { secret: payment.secret, body, at: new Date() },
        headers[demoSignatureHeader],
      );
      return { gatewayRef: payment.ref };
    },
  };
};
