import { randomUUID } from 'node:crypto';
import type { GateDecline } from '../gate.ts';
import type { Answer, OnCharge, Request } from './simulator.ts';

type Form = Readonly<Record<string, string>>;
type Card = { id: string; onCharge: OnCharge; detached: boolean };
type Intent = {
  id: string;
  amount: number;
  customer: string | null;
  status: string;
  metadata: Form;
  setup_future_usage: string | null;
  payment_method: Card | null;
  last_payment_error: object | null;
  cancellation_reason: string | null;
  refunds: { id: string; amount: number; metadata: Form }[];
  next_action: object | null;
};
type Repeated = { readonly request: string; readonly answer: Answer };
type Session = { id: string; status: string; intent: Intent; metadata: Form };

export const secretKey = 'sk_test_simulated';
const halfAnHour = 1_800;

/** Stripe answers an error with its type, its code and where it can be looked up. */
const failure = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code, ...more } },
});
const ok = (body: object): Answer => ({ status: 200, body });
const missing = failure(404, 'resource_missing');

export const declineCodes: Readonly<
  Partial<Record<GateDecline, { code: string; decline_code?: string }>>
> = {
  DENIED_BY_BANK: { code: 'card_declined', decline_code: 'do_not_honor' },
  INSUFFICIENT_FUNDS: { code: 'card_declined', decline_code: 'insufficient_funds' },
  EXPIRED_CARD: { code: 'expired_card', decline_code: 'expired_card' },
  THREE_DS_FAILED: { code: 'payment_intent_authentication_failure' },
  GATEWAY_ERROR: { code: 'processing_error', decline_code: 'processing_error' },
};

/** The fields below a name of a form: `metadata[a]=1` is `{ a: '1' }`. */
const below = (form: Form, name: string): Form =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

const cardView = ({ id }: Card) => ({
  id,
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 },
});
export const sumOf = ({ refunds }: Intent): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
export const intentView = (intent: Intent) => {
  const { refunds: _, payment_method: method, ...rest } = intent;
  const given = sumOf(intent);
  return {
    ...rest,
    object: 'payment_intent',
    currency: 'czk',
    payment_method: method && cardView(method),
    latest_charge:
      intent.status === 'succeeded'
        ? {
            id: `ch_${intent.id}`,
            object: 'charge',
            amount_refunded: given,
            refunded: given === intent.amount,
          }
        : null,
  };
};
/** A session shows its payment by its id only, unless it is asked to be expanded. */
export const sessionView = ({ id, status, intent, metadata }: Session, expand: boolean) => ({
  id,
  object: 'checkout.session',
  status,
  payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
  payment_intent: expand ? intentView(intent) : intent.id,
  metadata,
  url: status === 'open' ? `https://checkout.stripe.test/c/pay/${id}` : null,
});

export const createStripe = () => {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const cards = new Map<string, Card>();
  const customers = new Set<string>();
  const addIntent = (form: Form, prefix: string, fields: Partial<Intent>): Intent => {
    const intent: Intent = {
      id: `pi_${randomUUID().replaceAll('-', '')}`,
      amount: Number(form['amount'] ?? form['line_items[0][price_data][unit_amount]']),
      customer: form['customer'] ?? null,
      status: 'requires_payment_method',
      metadata: below(form, `${prefix}metadata${prefix ? ']' : ''}`),
      setup_future_usage: form['payment_intent_data[setup_future_usage]'] ?? null,
      payment_method: null,
      last_payment_error: null,
      cancellation_reason: null,
      refunds: [],
      next_action: null,
      ...fields,
    };
    intents.set(intent.id, intent);
    return intent;
  };
  return { sessions, intents, cards, customers, addIntent, answered: new Map<string, Repeated>() };
};
export type Stripe = ReturnType<typeof createStripe>;

const openSession = ({ sessions, addIntent }: Stripe, form: Form): Answer => {
  const life = Number(form['expires_at']) - Date.now() / 1_000;
  if (life < halfAnHour || life > 86_400) return failure(400, 'expires_at_invalid');
  const isComplete =
    form['mode'] === 'payment' &&
    form['allowed_payment_method_types[0]'] === 'card' &&
    form['line_items[0][quantity]'] === '1' &&
    ['czk', 'eur'].includes(form['line_items[0][price_data][currency]'] ?? '') &&
    form['success_url'] !== undefined;
  if (!isComplete) return failure(400, 'parameter_missing');
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
  const intent = addIntent(form, 'payment_intent_data[', {});
  const session = { id, status: 'open', intent, metadata: below(form, 'metadata') };
  sessions.set(id, session);
  return ok(sessionView(session, false));
};

const chargeCard = ({ cards, addIntent }: Stripe, form: Form): Answer => {
  const card = cards.get(form['payment_method'] ?? '');
  if (!card || card.detached) return failure(400, 'payment_method_unexpected_state');
  if (form['confirm'] !== 'true' || form['return_url'] === undefined || !form['customer'])
    return failure(400, 'parameter_missing');
  const fields = { payment_method: card, setup_future_usage: null };
  if (card.onCharge === 'PAYS')
    return ok(intentView(addIntent(form, '', { ...fields, status: 'succeeded' })));
  if (card.onCharge === 'ASKS_3DS') {
    const url = 'https://hooks.stripe.test/3d_secure_2';
    const next_action = { type: 'redirect_to_url', redirect_to_url: { url } };
    const intent = { ...fields, status: 'requires_action', next_action };
    return ok(intentView(addIntent(form, '', intent)));
  }
  const error = { type: 'card_error', ...declineCodes[card.onCharge], message: 'declined' };
  const intent = addIntent(form, '', { ...fields, last_payment_error: error });
  return { status: 402, body: { error: { ...error, payment_intent: intentView(intent) } } };
};

const giveBack = ({ intents }: Stripe, form: Form): Answer => {
  const intent = intents.get(form['payment_intent'] ?? '');
  if (!intent) return missing;
  const amount = Number(form['amount']);
  if (intent.status !== 'succeeded' || sumOf(intent) + amount > intent.amount)
    return failure(400, 'charge_already_refunded');
  const refund = { id: `re_${randomUUID()}`, amount, metadata: below(form, 'metadata') };
  intent.refunds.push(refund);
  return ok({ ...refund, object: 'refund', status: 'succeeded' });
};

const endSession = ({ sessions }: Stripe, id: string): Answer => {
  const session = sessions.get(id);
  if (!session) return missing;
  if (session.status !== 'open') return failure(400, 'checkout_session_not_open');
  session.status = 'expired';
  return ok(sessionView(session, false));
};
const cancelIntent = ({ intents }: Stripe, id: string, form: Form): Answer => {
  const intent = intents.get(id);
  if (!intent) return missing;
  if (intent.status === 'succeeded') return failure(400, 'payment_intent_unexpected_state');
  intent.status = 'canceled';
  intent.cancellation_reason = form['cancellation_reason'] ?? null;
  return ok(intentView(intent));
};
const detach = ({ cards }: Stripe, id: string): Answer => {
  const card = cards.get(id);
  if (!card) return missing;
  card.detached = true;
  return ok(cardView(card));
};

const addCustomer = ({ customers }: Stripe): Answer => {
  const id = `cus_${randomUUID()}`;
  customers.add(id);
  return ok({ id, object: 'customer' });
};
const removeCustomer = ({ customers }: Stripe, id: string): Answer =>
  customers.delete(id) ? ok({ id, object: 'customer', deleted: true }) : missing;

type Route = readonly [
  method: string,
  path: RegExp,
  answer: (stripe: Stripe, id: string, form: Form, url: URL) => Answer,
];
const routes: readonly Route[] = [
  ['POST', /^\/v1\/checkout\/sessions$/, (stripe, _id, form) => openSession(stripe, form)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, endSession],
  ['POST', /^\/v1\/customers$/, addCustomer],
  ['DELETE', /^\/v1\/customers\/([\w-]+)$/, removeCustomer],
  ['POST', /^\/v1\/payment_intents$/, (stripe, _id, form) => chargeCard(stripe, form)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelIntent],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, detach],
  ['POST', /^\/v1\/refunds$/, (stripe, _id, form) => giveBack(stripe, form)],
  [
    'GET',
    /^\/v1\/refunds$/,
    ({ intents }, _id, _form, { searchParams, pathname: url }) => {
      const data = intents.get(searchParams.get('payment_intent') ?? '')?.refunds ?? [];
      return ok({ object: 'list', data, has_more: false, url });
    },
  ],
  [
    'GET',
    /^\/v1\/payment_intents\/(\w+)$/,
    ({ intents }, id) => {
      const intent = intents.get(id);
      return intent ? ok(intentView(intent)) : missing;
    },
  ],
  [
    'GET',
    /^\/v1\/checkout\/sessions\/(\w+)$/,
    ({ sessions }, id, _form, { search }) => {
      const session = sessions.get(id);
      return session ? ok(sessionView(session, search.includes('expand'))) : missing;
    },
  ],
];

/** Answers as Stripe documents it: with a key, form-encoded, and the same to anyone who repeats an idempotency key. */
export const answerStripe = (stripe: Stripe, { method, path, headers, body }: Request): Answer => {
  if (headers.authorization !== `Bearer ${secretKey}`) return failure(401, 'api_key_invalid');
  const url = new URL(path, 'http://stripe.test');
  const key = String(headers['idempotency-key'] ?? '');
  const earlier = stripe.answered.get(key);
  if (earlier)
    return earlier.request === `${path} ${body}`
      ? earlier.answer
      : failure(400, 'idempotency_key_in_use', { type: 'idempotency_error' });
  const route = routes.find(([verb, pattern]) => verb === method && pattern.test(url.pathname));
  const id = route?.[1].exec(url.pathname)?.[1] ?? '';
  const form = Object.fromEntries(new URLSearchParams(body));
  const answer = route?.[2](stripe, id, form, url) ?? missing;
  if (key !== '') stripe.answered.set(key, { request: `${path} ${body}`, answer });
  return answer;
};
