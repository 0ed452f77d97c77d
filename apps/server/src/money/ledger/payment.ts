import {
  type Country,
  type Currency,
  type MovementStatus,
  type PaymentDecline,
  purchaseRegimesOf,
  type Regime,
} from '@cafeteria/contract';
import { completeTask } from '../../people/own/task/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { holdAccount } from './account.queries.ts';
import { pragueYear, refundedLotLastDay } from './day.ts';
import { holdPayment, listParts, listSpendableLots } from './ledger.queries.ts';
import {
  authorized,
  captured,
  type HeldPayment,
  paidBy,
  type Part,
  type PaymentKey,
  type Purchase,
  refunded,
  type RefundReason,
  voided,
} from './payment.rules.ts';
import { splitParts, sumOf } from './parts.rules.ts';
import {
  maxTaxed,
  type Plan,
  type PlannedPurchase,
  planPayment,
  type Rules,
  type SpendableLot,
} from './plan.rules.ts';
import { post } from './post.ts';
import { type LimitPolicy, readRules } from './rules.ts';

/** A payment as its partner is answered; amounts in minor units. */
export type Payment = {
  readonly movementId: number;
  readonly status: MovementStatus;
  readonly decline: PaymentDecline | null;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: Currency;
  readonly heldUntil: string | null;
  readonly externalRef: string | null;
  /** Of a payment that was just held, what is beyond the payer's yearly limits. */
  readonly taxed?: number;
  /** Of a payment that was just declined, what of its price could be paid there. */
  readonly available?: number;
  /** Which money pays, or was held, of each lot. */
  readonly parts: readonly { readonly regime: Regime; readonly amount: number }[];
};
const partsOf = (parts: readonly Pick<Part, 'lot' | 'amount'>[]): Payment['parts'] =>
  parts.map(({ lot: { regime }, amount }) => ({ regime, amount }));
const paymentOf = (
  { id, status, amount, refunded: given, currency, externalRef }: HeldPayment,
  parts: readonly Part[],
): Payment => ({
  movementId: id,
  status,
  decline: null,
  amount,
  refunded: given,
  currency,
  heldUntil: null,
  externalRef,
  parts: partsOf(parts),
});

/** What somebody may spend today, and the limits it lies under: what a payment is planned of. */
export const readWallet = async (
  db: Db,
  userId: number,
  policy: LimitPolicy = {},
): Promise<{ lots: readonly SpendableLot[]; rules: Rules }> => {
  const [lots, rules] = await Promise.all([
    listSpendableLots(db, userId),
    readRules(db, userId, policy),
  ]);
  return { lots, rules };
};

/** How a purchase would be paid now; nothing is held. */
export const planPurchase = async (
  tx: Db,
  purchase: PlannedPurchase & Pick<Purchase, 'userId'>,
  policy: LimitPolicy = {},
): Promise<{ plan: Plan; lots: ReadonlyMap<number, SpendableLot> }> => {
  const { lots, rules } = await readWallet(tx, purchase.userId, policy);
  return {
    plan: planPayment(purchase, lots, rules),
    lots: new Map(lots.map((lot) => [lot.id, lot])),
  };
};

/** What of somebody's credits they could spend today only beyond a yearly limit, to be taxed as a wage. */
export const sumTaxable = async (
  db: Db,
  userId: number,
  country: Country,
  policy: LimitPolicy = {},
): Promise<number> => {
  const { lots, rules } = await readWallet(db, userId, policy);
  return maxTaxed(lots, rules, purchaseRegimesOf(country));
};

/**
 * Holds money for a purchase for 15 minutes, or notes why not: all of it or nothing. In the caller's transaction.
 * Answers the payment (PENDING or DECLINED).
 */
export const authorize = async (
  tx: Db,
  purchase: Purchase,
  policy: LimitPolicy = {},
): Promise<Payment> => {
  const { userId, amount, currency, externalRef } = purchase;
  const account = await holdAccount(tx, userId, currency);
  const planned = account.isFrozen ? undefined : await planPurchase(tx, purchase, policy);
  const decline = planned ? planned.plan.decline : 'FROZEN';
  const paying = planned && !decline ? paidBy(planned.plan, planned.lots) : [];
  const [posted] = await post(tx, [authorized(purchase, decline, paying, pragueYear())]);
  const { id, heldUntil } = found(posted);
  const status = decline ? 'DECLINED' : 'PENDING';
  const facts = { status, decline, amount, refunded: 0, currency, externalRef } as const;
  const taxed = decline
    ? 0
    : sumOf((planned?.plan.parts ?? []).filter(({ overLimit }) => overLimit));
  const available = decline && planned ? amount - planned.plan.short : 0;
  return { movementId: id, heldUntil, ...facts, taxed, available, parts: partsOf(paying) };
};

/**
 * Books a held payment: all of it, or less (the rest goes back). Answers the payment. Throws
 * `payment.error.notPending`, `.holdExpired` and `.captureTooLarge`.
 */
export const capture = async (tx: Db, key: PaymentKey, amount?: number): Promise<Payment> => {
  const payment = await holdPayment(tx, key);
  const held = await listParts(tx, payment, 'LOT', 'HOLD');
  await post(tx, [captured(payment, held, amount)]);
  await completeTask(tx, payment.userId, 'FIRST_PAYMENT');
  const booked = amount ?? payment.amount;
  const { first } = splitParts(held, booked);
  return paymentOf({ ...payment, status: 'BOOKED', amount: booked }, first);
};

/** Lets a held payment go; everything is as it was before it. Throws `payment.error.notPending`. */
export const voidPayment = async (tx: Db, key: PaymentKey): Promise<Payment> => {
  const payment = await holdPayment(tx, key);
  const held = await listParts(tx, payment, 'LOT', 'HOLD');
  await post(tx, [voided(payment, held)]);
  return paymentOf({ ...payment, status: 'VOIDED' }, held);
};

/**
 * Gives a booked payment back, all that is left of it or less, along the lots that paid, last first (domain 11.5).
 * The limits of its year get their room back. Answers the refund's movement and the payment. Throws
 * `payment.error.notBooked` and `.refundTooLarge`.
 */
export const refund = async (
  tx: Db,
  key: PaymentKey,
  amount: number | undefined,
  reason: RefundReason = {},
): Promise<{ readonly userId: number; readonly refundId: number; readonly payment: Payment }> => {
  const payment = await holdPayment(tx, key);
  const paid = await listParts(tx, payment, 'HOLD', 'PARTNER');
  const refundTerms = { ...reason, amount, lastDay: refundedLotLastDay() };
  const movements = refunded(payment, paid, refundTerms);
  const [posted] = await post(tx, movements);
  const total = payment.refunded + (amount ?? payment.amount - payment.refunded);
  return {
    userId: payment.userId,
    refundId: found(posted).id,
    payment: paymentOf({ ...payment, refunded: total }, paid),
  };
};
