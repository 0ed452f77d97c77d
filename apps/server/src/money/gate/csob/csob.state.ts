import type { GateDecline, GateState, SavedCard } from '../gate.ts';
import type { CsobAnswer, CsobCard } from './csob.client.ts';

/** The bank's numbers of the states of a payment. */
export const csobStatus = {
  created: 1,
  inProgress: 2,
  cancelled: 3,
  confirmed: 4,
  reversed: 5,
  rejected: 6,
  waitingForSettlement: 7,
  settled: 8,
  refundInProgress: 9,
  refunded: 10,
} as const;

const brands: Readonly<Record<string, string>> = {
  '4': 'visa',
  '5': 'mastercard',
  '2': 'mastercard',
};

/** A saved card is at ČSOB the payment that saved it. */
const savedCardOf = (payId: string, { last4, first, expires }: CsobCard): SavedCard => ({
  gatewayToken: payId,
  brand: brands[first] ?? 'card',
  last4,
  expiryMonth: Number(expires.slice(0, 2)),
  expiryYear: 2_000 + Number(expires.slice(3)),
});

const declines: Readonly<Record<number, GateDecline>> = {
  [csobStatus.cancelled]: 'CANCELLED_BY_USER',
  [csobStatus.reversed]: 'DENIED_BY_BANK',
  [csobStatus.rejected]: 'DENIED_BY_BANK',
};
const paid: readonly (number | undefined)[] = [
  csobStatus.confirmed,
  csobStatus.waitingForSettlement,
  csobStatus.settled,
];
const open: readonly (number | undefined)[] = [csobStatus.created, csobStatus.inProgress];
export const givenBack: readonly (number | undefined)[] = [
  csobStatus.refundInProgress,
  csobStatus.refunded,
];

/** The state of a payment; one that was reversed was given back when it was us who asked. */
export const stateOfCsob = (
  { paymentStatus, card, payId }: CsobAnswer,
  { saveCard, weGaveBack }: { readonly saveCard: boolean; readonly weGaveBack: boolean },
): GateState => {
  if (open.includes(paymentStatus)) return { state: 'PENDING' };
  const isReversed = paymentStatus === csobStatus.reversed && weGaveBack;
  if (isReversed || givenBack.includes(paymentStatus)) return { state: 'REFUNDED' };
  if (!paid.includes(paymentStatus))
    return { state: 'DECLINED', reason: declines[paymentStatus ?? 0] ?? 'GATEWAY_ERROR' };
  return saveCard && card && payId !== undefined
    ? { state: 'PAID', card: savedCardOf(payId, card) }
    : { state: 'PAID' };
};
