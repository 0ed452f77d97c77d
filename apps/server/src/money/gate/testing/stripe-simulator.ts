import { createHmac, randomUUID } from 'node:crypto';
import type { GateDecline } from '../gate.ts';
import { createStripeGate } from '../stripe/stripe.gate.ts';
import { type OnCharge, type RemoteSimulator, serve } from './simulator.ts';
import {
  answerStripe,
  createStripe,
  declineCodes,
  intentView,
  secretKey,
  sessionView,
  type Stripe,
  sumOf,
} from './stripe-server.ts';

const webhookSecret = 'whsec_simulated';

const intentOf = ({ sessions, intents }: Stripe, gatewayRef: string) => {
  const intent = sessions.get(gatewayRef)?.intent ?? intents.get(gatewayRef);
  if (!intent) throw new Error(`Stripe knows no ${gatewayRef}`);
  return intent;
};

const pay = (stripe: Stripe, gatewayRef: string, onCharge: OnCharge): void => {
  const intent = intentOf(stripe, gatewayRef);
  const session = stripe.sessions.get(gatewayRef);
  if (session) {
    const id = `pm_${randomUUID().replaceAll('-', '')}`;
    const card = { id, onCharge, detached: false };
    intent.payment_method = card;
    session.status = 'complete';
    if (intent.setup_future_usage !== null) stripe.cards.set(card.id, card);
  }
  intent.status = 'succeeded';
};

const decline = (stripe: Stripe, gatewayRef: string, reason: GateDecline): void => {
  const intent = intentOf(stripe, gatewayRef);
  const session = stripe.sessions.get(gatewayRef);
  intent.last_payment_error = declineCodes[reason] ?? null;
  if (session) session.status = 'expired';
};

const eventOf = (stripe: Stripe, gatewayRef: string): string => {
  const session = stripe.sessions.get(gatewayRef);
  const object = session ? sessionView(session, false) : intentView(intentOf(stripe, gatewayRef));
  const type = session ? 'checkout.session.completed' : 'payment_intent.succeeded';
  return JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
};

/** Stripe on a port of this machine, in the form its documentation gives. */
export const createStripeSimulator = async (): Promise<
  RemoteSimulator & { stripe: Stripe; url: string }
> => {
  const stripe = createStripe();
  const { url, ...server } = await serve((request) => answerStripe(stripe, request));
  const options = { secretKey, webhookSecret, apiBase: url };
  return {
    ...server,
    url,
    stripe,
    gate: createStripeGate(options),
    impatient: createStripeGate({ ...options, callTimeout: 300 }),
    declines: [
      'CANCELLED_BY_USER',
      'DENIED_BY_BANK',
      'INSUFFICIENT_FUNDS',
      'EXPIRED_CARD',
      'THREE_DS_FAILED',
      'GATEWAY_ERROR',
    ],
    pay: async (gatewayRef, onCharge = 'PAYS') => pay(stripe, gatewayRef, onCharge),
    decline: async (gatewayRef, reason) => decline(stripe, gatewayRef, reason),
    notification: async (gatewayRef, { at = new Date(), forged = false } = {}) => {
      const body = eventOf(stripe, gatewayRef);
      const time = Math.floor(at.getTime() / 1_000);
      const secret = forged ? 'whsec_somebody' : webhookSecret;
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return {
        headers: { 'stripe-signature': `t=${time},v1=${signature}` },
        rawBody: Buffer.from(body),
        query: {},
      };
    },
    opened: () => stripe.intents.size,
    refunded: async (gatewayRef) => sumOf(intentOf(stripe, gatewayRef)),
  };
};
