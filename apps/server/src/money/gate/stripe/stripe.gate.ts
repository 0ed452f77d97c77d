import { Stripe } from 'stripe';
import {
  type Gate,
  type GateOrder,
  type GateRequest,
  GateSignatureError,
  type Notification,
  type OpenedPayment,
  orderName,
} from '../gate.ts';
import { asking, isInvalidRequest } from './stripe.errors.ts';
import { stateOfIntent, stateOfSession } from './stripe.state.ts';

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | undefined;
  /** How long an answer is waited for, in milliseconds. */
  readonly callTimeout?: number;
};

/** How old a notification may be, in seconds; Stripe's own recommendation. */
const tolerance = 300;
/**
 * Stripe wants a checkout to stay open for at least 30 minutes, counted from when it is opened. Ours
 * is ended by us at the deposit's own end; that it ends by itself is only the net below.
 */
const graceOfCheckout = 31 * 60_000;

const createClient = ({ secretKey, apiBase, callTimeout = 10_000 }: StripeOptions): Stripe => {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: callTimeout,
    // the caller repeats by itself, and knows for how long
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      ...(base.port !== '' && { port: base.port }),
    }),
  });
};

/** Our marks on what is Stripe's; a shared account has payments of others too. */
const marksOf = (order: GateOrder) => ({
  depositId: String(order.depositId),
  userId: String(order.payer.userId),
  expiresAt: String(order.expiresAt.getTime()),
});

const customerOf = async (stripe: Stripe, { payer, depositId }: GateOrder): Promise<string> =>
  payer.gatewayCustomer ??
  (
    await stripe.customers.create(
      { metadata: { userId: String(payer.userId) } },
      { idempotencyKey: `deposit-${depositId}-customer` },
    )
  ).id;

const open = async (
  stripe: Stripe,
  order: GateOrder & { readonly saveCard: boolean },
): Promise<OpenedPayment> => {
  const customer = order.saveCard ? await customerOf(stripe, order) : undefined;
  const metadata = marksOf(order);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      client_reference_id: metadata.depositId,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.amount.currency.toLowerCase(),
            unit_amount: order.amount.amount,
            product_data: { name: orderName[order.language] },
          },
        },
      ],
      ...(customer !== undefined && { customer }),
      payment_intent_data: {
        metadata: { ...metadata, by: 'checkout' },
        ...(order.saveCard && { setup_future_usage: 'on_session' }),
      },
      success_url: order.returnUrl,
      cancel_url: order.returnUrl,
      locale: order.language,
      expires_at: Math.ceil((order.expiresAt.getTime() + graceOfCheckout) / 1_000),
      metadata,
    },
    { idempotencyKey: `deposit-${order.depositId}` },
  );
  return {
    gatewayRef: session.id,
    redirectUrl: session.url,
    ...(customer !== undefined && { gatewayCustomer: customer }),
  };
};

const charge = async (
  stripe: Stripe,
  order: GateOrder & { readonly gatewayToken: string },
): Promise<OpenedPayment> => {
  const intent = await stripe.paymentIntents.create(
    {
      amount: order.amount.amount,
      currency: order.amount.currency.toLowerCase(),
      ...(order.payer.gatewayCustomer !== null && { customer: order.payer.gatewayCustomer }),
      payment_method: order.gatewayToken,
      allowed_payment_method_types: ['card'],
      confirm: true,
      return_url: order.returnUrl,
      metadata: { ...marksOf(order), by: 'charge' },
    },
    { idempotencyKey: `deposit-${order.depositId}` },
  );
  return {
    gatewayRef: intent.id,
    redirectUrl: intent.next_action?.redirect_to_url?.url ?? null,
  };
};

const isSession = (gatewayRef: string): boolean => gatewayRef.startsWith('cs_');
const expand = ['latest_charge', 'payment_method'];

const getSession = (stripe: Stripe, gatewayRef: string) =>
  stripe.checkout.sessions.retrieve(gatewayRef, {
    expand: expand.map((field) => `payment_intent.${field}`),
  });
const getIntent = (stripe: Stripe, gatewayRef: string) =>
  stripe.paymentIntents.retrieve(gatewayRef, { expand });

const intentIdOf = async (stripe: Stripe, gatewayRef: string): Promise<string> => {
  if (!isSession(gatewayRef)) return gatewayRef;
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(gatewayRef);
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
};

const refund = async (
  stripe: Stripe,
  gatewayRef: string,
  { amount, refundKey }: { readonly amount: number; readonly refundKey: string },
): Promise<void> => {
  const intent = await intentIdOf(stripe, gatewayRef);
  // Stripe forgets idempotency keys after a day or so, but not what it gave back
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  if (data.some(({ metadata }) => metadata?.['refundKey'] === refundKey)) return;
  await stripe.refunds.create(
    { payment_intent: intent, amount, metadata: { refundKey } },
    { idempotencyKey: `refund-${refundKey}` },
  );
};

const cancel = async (stripe: Stripe, gatewayRef: string): Promise<void> => {
  try {
    if (isSession(gatewayRef)) await stripe.checkout.sessions.expire(gatewayRef);
    else
      await stripe.paymentIntents.cancel(gatewayRef, {
        cancellation_reason: 'requested_by_customer',
      });
  } catch (error) {
    // what is over cannot be ended; whether it is there at all, the question tells
    if (!isInvalidRequest(error)) throw error;
    await (isSession(gatewayRef) ? getSession(stripe, gatewayRef) : getIntent(stripe, gatewayRef));
  }
};

/** What a notification is about; its sender knows the secret, and may still send what is none. */
const assertSays = ({ data }: Partial<Stripe.Event>): void => {
  const { object }: Partial<Stripe.Event.Data> = data ?? {};
  if (typeof object !== 'object' || object === null)
    throw new GateSignatureError('a Stripe notification is about nothing');
  if ('id' in object && !/^[\w-]{1,255}$/.test(String(object.id)))
    throw new GateSignatureError('what a Stripe notification is about has no name');
};

const readNotification = async (
  stripe: Stripe,
  webhookSecret: string,
  { headers, rawBody }: GateRequest,
): Promise<Notification | undefined> => {
  const event = await stripe.webhooks
    .constructEventAsync(rawBody, headers['stripe-signature'] ?? '', webhookSecret, tolerance)
    .catch(() => {
      throw new GateSignatureError('the signature of a Stripe notification is wrong or too old');
    });
  assertSays(event);
  const { object } = event.data;
  if (!('object' in object) || !('metadata' in object)) return undefined;
  const isOurs = object.metadata?.['depositId'] !== undefined;
  if (object.object === 'checkout.session') return isOurs ? { gatewayRef: object.id } : undefined;
  // of a payment of a checkout, the checkout itself tells
  return object.object === 'payment_intent' && isOurs && object.metadata?.['by'] === 'charge'
    ? { gatewayRef: object.id }
    : undefined;
};

/** Stripe: Checkout for new cards, PaymentIntents for saved ones. */
export const createStripeGate = (options: StripeOptions): Gate => {
  const stripe = createClient(options);
  return {
    name: 'STRIPE',
    open: (order) => asking(() => open(stripe, order)),
    charge: (order) => asking(() => charge(stripe, order)),
    status: (gatewayRef) =>
      asking(async () =>
        isSession(gatewayRef)
          ? stateOfSession(await getSession(stripe, gatewayRef), new Date())
          : stateOfIntent(await getIntent(stripe, gatewayRef)),
      ),
    refund: (gatewayRef, { amount: { amount }, refundKey }) =>
      asking(() => refund(stripe, gatewayRef, { amount, refundKey })),
    cancel: (gatewayRef) => asking(() => cancel(stripe, gatewayRef)),
    forget: async (gatewayToken) =>
      void (await asking(() => stripe.paymentMethods.detach(gatewayToken))),
    forgetCustomer: async (customer) => void (await asking(() => stripe.customers.del(customer))),
    readNotification: (request) => readNotification(stripe, options.webhookSecret, request),
  };
};
