import type { Stripe } from 'stripe';
import type { GateDecline, GateState, SavedCard } from '../gate.ts';

const reasons: Readonly<Record<string, GateDecline>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  authentication_required: 'THREE_DS_FAILED',
  authentication_not_handled: 'THREE_DS_FAILED',
  payment_intent_authentication_failure: 'THREE_DS_FAILED',
  processing_error: 'GATEWAY_ERROR',
  issuer_not_available: 'GATEWAY_ERROR',
  try_again_later: 'GATEWAY_ERROR',
  reenter_transaction: 'GATEWAY_ERROR',
};

/** Why a card was declined. A bank says much more than a person needs; what we do not know is its "no". */
export const declineOf = (error: { decline_code?: string; code?: string }): GateDecline =>
  reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'DENIED_BY_BANK';

/** What was asked to be expanded, or nothing. */
const expanded = <T extends object>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

const savedCardOf = (intent: Stripe.PaymentIntent): SavedCard | undefined => {
  const method = expanded(intent.payment_method);
  // a charge of a saved card does not save it again
  if (intent.setup_future_usage === null || !method?.card) return undefined;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { gatewayToken: method.id, brand, last4, expiryMonth, expiryYear };
};

const paidState = (intent: Stripe.PaymentIntent): GateState => {
  if (expanded(intent.latest_charge)?.refunded) return { state: 'REFUNDED' };
  const card = savedCardOf(intent);
  return card ? { state: 'PAID', card } : { state: 'PAID' };
};
const declined = (reason: GateDecline): GateState => ({ state: 'DECLINED', reason });

const cancelled = (intent: Stripe.PaymentIntent): GateState =>
  declined(
    intent.cancellation_reason === 'requested_by_customer' ? 'CANCELLED_BY_USER' : 'TIMEOUT',
  );

/** The state of a charge of a saved card. */
export const stateOfIntent = (intent: Stripe.PaymentIntent): GateState => {
  if (intent.status === 'succeeded') return paidState(intent);
  if (intent.status === 'canceled') return cancelled(intent);
  if (intent.status === 'requires_payment_method')
    return declined(declineOf(intent.last_payment_error ?? {}));
  return { state: 'PENDING' };
};

/** The state of a checkout; while it is open, a declined card may be followed by another one. */
export const stateOfSession = (session: Stripe.Checkout.Session, now: Date): GateState => {
  const intent = expanded(session.payment_intent);
  if (session.payment_status === 'paid') return intent ? paidState(intent) : { state: 'PAID' };
  if (session.status !== 'expired') return { state: 'PENDING' };
  if (intent?.last_payment_error) return declined(declineOf(intent.last_payment_error));
  const ended = Number(session.metadata?.['expiresAt'] ?? 0);
  return declined(now.getTime() < ended ? 'CANCELLED_BY_USER' : 'TIMEOUT');
};
