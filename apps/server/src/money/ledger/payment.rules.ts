/** What paying does to the ledger, as values: `post` writes them. */
import type { Currency, MovementStatus, PaymentConsent, Regime } from '@cafeteria/contract';
import { AppError } from '../../platform/http/index.ts';
import type { Lot, Movement, NewHeader, NewLot, Posting } from './movement.ts';
import { splitParts } from './parts.rules.ts';
import type { Plan } from './plan.rules.ts';

/** A purchase somebody wants to pay; amounts in minor units. */
export type Purchase = Readonly<PaymentConsent> & {
  readonly userId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly regime: Regime;
  readonly categoryId: number | null;
  readonly partnerId: number;
  readonly branchOfficeId: number | null;
  readonly offerId: number | null;
  readonly merchantName: string;
  readonly credentialId: number | null;
  readonly externalRef: string | null;
};
/** Which payment is meant; with a partner, or one of their places, another's does not exist. */
export type PaymentKey = {
  readonly id: number;
  readonly partnerId?: number | null;
  readonly branchOfficeId?: number | null;
};
/** A payment as it stands while its payer's account is held. */
export type HeldPayment = {
  readonly userId: number;
  readonly id: number;
  readonly status: MovementStatus;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: Currency;
  readonly partnerId: number;
  readonly branchOfficeId: number | null;
  readonly offerId: number | null;
  readonly categoryId: number | null;
  readonly regime: Regime;
  readonly merchantName: string | null;
  readonly externalRef: string | null;
  /** The Prague year it happened in: whose limits it used. */
  readonly year: number;
  readonly isOverdue: boolean;
};
/** Money of one lot in a payment, in the order it was used. */
export type Part = {
  readonly lot: Lot & Pick<NewLot, 'originGrantId' | 'companyId'>;
  readonly amount: number;
  /** Whether the lot takes money back: not closed, not past its day. */
  readonly isOpen: boolean;
  /** Whether it is its client's again: recalled, its owner's account erased, or the grace of one who left over. */
  readonly isReclaimed: boolean;
  /** The last day of money that was given time once already; null of what never was. */
  readonly extendedTo: string | null;
};
/** Who asked for a refund, and why; both may be unknown. */
export type RefundReason = Pick<NewHeader, 'note' | 'createdBy' | 'credentialId' | 'externalRef'>;

const move = (
  parts: readonly Pick<Part, 'lot' | 'amount'>[],
  from: Posting['from'],
  to: Posting['to'],
): Posting[] => parts.map(({ lot, amount }) => ({ lot, amount, from, to }));
const limitOf = ({ year, regime }: HeldPayment): Movement['limit'] => ({ year, purchase: regime });
const assertPending = ({ status }: HeldPayment): void => {
  if (status !== 'PENDING') throw new AppError('payment.error.notPending', { status });
};

/** What pays, lot by lot: within and beyond a limit together. */
export const paidBy = (
  { parts }: Pick<Plan, 'parts'>,
  lots: ReadonlyMap<number, Lot>,
): Pick<Part, 'lot' | 'amount'>[] => {
  const amounts = new Map<number, number>();
  for (const { lotId, amount } of parts) amounts.set(lotId, (amounts.get(lotId) ?? 0) + amount);
  return [...amounts].flatMap(([lotId, amount]) => {
    const lot = lots.get(lotId);
    return lot ? [{ lot, amount }] : [];
  });
};

/** Holds what pays for a purchase, or notes why nothing does. */
export const authorized = (
  { userId, usePrivate: _usePrivate, useTaxed: _useTaxed, ...facts }: Purchase,
  decline: Plan['decline'],
  paying: readonly Pick<Part, 'lot' | 'amount'>[],
  year: number,
): Movement => ({
  userId,
  header: {
    ...facts,
    reason: 'PURCHASE',
    status: decline ? 'DECLINED' : 'PENDING',
    declineReason: decline,
  },
  postings: decline ? [] : move(paying, 'LOT', 'HOLD'),
  limit: { year, purchase: facts.regime },
});

/**
 * Books a held payment: all of it, or less (the rest goes back). Throws `payment.error.notPending`, `.holdExpired` and
 * `.captureTooLarge`.
 */
export const captured = (
  payment: HeldPayment,
  held: readonly Part[],
  amount = payment.amount,
): Movement => {
  assertPending(payment);
  if (payment.isOverdue) throw new AppError('payment.error.holdExpired');
  if (amount > payment.amount)
    throw new AppError('payment.error.captureTooLarge', { held: payment.amount });
  const { first, rest } = splitParts(held, amount);
  return {
    userId: payment.userId,
    header: { id: payment.id, status: 'BOOKED', amount, refunded: 0 },
    postings: [...move(first, 'HOLD', 'PARTNER'), ...move(rest, 'HOLD', 'LOT')],
    limit: limitOf(payment),
  };
};

/** Lets a held payment go; everything is as it was before it. Throws `payment.error.notPending`. */
export const voided = (payment: HeldPayment, held: readonly Part[]): Movement => {
  assertPending(payment);
  const { userId, id, amount } = payment;
  return {
    userId,
    header: { id, status: 'VOIDED', amount, refunded: 0 },
    postings: move(held, 'HOLD', 'LOT'),
    limit: limitOf(payment),
  };
};

/**
 * Where refunded money goes: where it came from; back to the client whose it is again; or, from a lot that has ended,
 * into one of its own, of the same company, which is given time once: what was given it before ends on that day.
 */
const returnTo = (
  { lot, isOpen, isReclaimed, extendedTo, amount }: Part,
  lastDay: string,
): Posting => {
  if (isReclaimed) return { from: 'PARTNER', to: 'EMPLOYER', amount, lot };
  const { clientId, companyId, regime, originGrantId } = lot;
  const expiresOn = extendedTo ?? lastDay;
  const facts = { clientId, companyId, regime, originGrantId } as const;
  const another = { ...facts, source: 'REFUND', expiresOn } as const;
  return { from: 'PARTNER', to: 'LOT', amount, lot: isOpen ? lot : another };
};

/**
 * Gives a booked payment back, all that is left of it or less, along the lots that paid, last first (domain 11.5):
 * what is given back, and the payment that knows of it. The limits of its year get their room back. What came
 * from a lot that has ended opens one that ends on `lastDay`. Throws `payment.error.notBooked` and `.refundTooLarge`.
 */
export const refunded = (
  payment: HeldPayment,
  paid: readonly Part[],
  refundTerms: { readonly amount: number | undefined; readonly lastDay: string } & RefundReason,
): readonly [refund: Movement, payment: Movement] => {
  const { userId, id, status } = payment;
  if (status !== 'BOOKED') throw new AppError('payment.error.notBooked', { status });
  const left = payment.amount - payment.refunded;
  const { amount = left, lastDay, ...reason } = refundTerms;
  if (amount > left || left === 0) throw new AppError('payment.error.refundTooLarge', { left });
  const unreturned = splitParts(paid.toReversed(), payment.refunded).rest;
  const parts = splitParts(unreturned, amount).first;
  const { currency, regime, partnerId, branchOfficeId, offerId, categoryId, merchantName } =
    payment;
  const place = { regime, partnerId, branchOfficeId, offerId, categoryId, merchantName };
  const refund: Movement = {
    userId,
    header: {
      ...place,
      ...reason,
      currency,
      amount,
      reason: 'REFUND',
      status: 'BOOKED',
      reversesId: id,
    },
    postings: parts.map((part) => returnTo(part, lastDay)),
    limit: limitOf(payment),
  };
  const total = payment.refunded + amount;
  return [
    refund,
    { userId, header: { id, status, amount: payment.amount, refunded: total }, postings: [] },
  ];
};
