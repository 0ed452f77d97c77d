import { Stripe } from 'stripe';
import { GateRefusedError, GateUnavailableError } from '../gate.ts';
import { declineOf } from './stripe.state.ts';

const { StripeCardError, StripeError, StripeInvalidRequestError } = Stripe.errors;

export const isInvalidRequest = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError;

/** An error of the library in the words of the port; its own message may quote what we sent. */
const asGateError = (error: unknown): Error => {
  if (error instanceof StripeCardError) return new GateRefusedError(declineOf(error));
  if (!(error instanceof StripeError)) return new GateUnavailableError('Stripe does not answer');
  const { type, code = '', requestId = '' } = error;
  const message = `Stripe answered ${type} ${code} ${requestId}`.trim();
  // a conflict is the same order being worked on at this moment
  const isFinal = isInvalidRequest(error) && error.statusCode !== 409;
  return isFinal
    ? new GateRefusedError('GATEWAY_ERROR', message)
    : new GateUnavailableError(message);
};

/** Runs a call of the library; throws only errors of the port. */
export const asking = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw asGateError(error);
  }
};
