import { type Currency, limitRegime, type PaymentDecline, type Regime } from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
import { completeTask } from '../../people/task/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { book, holdAccount, insertMovement, openLot, type Transfer } from './booking.queries.ts';
import {
  addRefunded,
  endHold,
  holdPaymentRow,
  listMoved,
  listSpendableLots,
  type MovedPart,
  type StoredMovement,
} from './ledger.queries.ts';
import { type Plan, planPayment, type SpendableLot } from './plan.rules.ts';
import { readRules } from './rules.ts';
import { countUsage, returnUsage } from './usage.queries.ts';
import { pragueYear, refundedLotLastDay } from './day.ts';

/** A purchase somebody wants to pay; amounts in minor units. */
export type Purchase = {
  readonly userId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly regime: Regime;
  readonly categoryId: number | null;
  readonly usePrivate: boolean;
  readonly partnerId: number;
  readonly branchOfficeId: number | null;
  readonly offerId: number | null;
  readonly merchantName: string;
  readonly credentialId: number | null;
  readonly externalRef: string | null;
};
export type Authorized = {
  readonly movementId: number;
  readonly decline: PaymentDecline | null;
  readonly plan: Plan;
};

const lotsById = (lots: readonly SpendableLot[]) => new Map(lots.map((lot) => [lot.id, lot]));

/** Transfers take each lot once: what pays within and beyond a limit is one hold. */
const holdsOf = ({ parts }: Plan): Transfer[] => {
  const amounts = new Map<number, number>();
  for (const { lotId, amount } of parts) amounts.set(lotId, (amounts.get(lotId) ?? 0) + amount);
  return [...amounts].map(([lotId, amount]) => ({ lotId, from: 'LOT', to: 'HOLD', amount }));
};

/** What parts of a payment count against yearly limits. */
const usesOf = (
  parts: readonly { clientId: number | null; regime: Regime; amount: number }[],
  purchase: Regime,
) =>
  parts.flatMap(({ clientId, regime, amount }) =>
    clientId === null ? [] : [{ clientId, regime: limitRegime(regime, purchase), amount }],
  );

const declined = { parts: [], short: 0 } as const;

/** How a purchase would be paid now; nothing is held. */
export const planPurchase = async (
  tx: Db,
  purchase: Pick<Purchase, 'userId' | 'amount' | 'regime' | 'categoryId' | 'usePrivate'>,
): Promise<{ plan: Plan; lots: ReadonlyMap<number, SpendableLot> }> => {
  const lots = await listSpendableLots(tx, purchase.userId);
  const plan = planPayment(purchase, lots, await readRules(tx, purchase.userId));
  return { plan, lots: lotsById(lots) };
};

/**
 * Holds money for a purchase for 15 minutes, or notes why not: all of it or nothing. In the caller's transaction.
 * Answers the movement (PENDING or DECLINED) and which lots pay.
 */
export const authorize = async (tx: Db, purchase: Purchase): Promise<Authorized> => {
  const { userId, amount, currency, usePrivate: _usePrivate, ...facts } = purchase;
  const account = await holdAccount(tx, userId, currency);
  const { plan, lots } = account.isFrozen
    ? { plan: { ...declined, decline: 'FROZEN' as const }, lots: lotsById([]) }
    : await planPurchase(tx, purchase);
  const { decline } = plan;
  const movementId = await insertMovement(tx, {
    ...facts,
    userId,
    amount,
    currency,
    type: 'PAYMENT',
    reason: 'PURCHASE',
    status: decline ? 'DECLINED' : 'PENDING',
    declineReason: decline,
  });
  if (decline) return { movementId, decline, plan };
  await book(tx, { userId, movementId }, holdsOf(plan));
  const paying = plan.parts.map(({ lotId, amount: part }) => {
    const { clientId, regime } = found(lots.get(lotId));
    return { clientId, regime, amount: part };
  });
  await countUsage(tx, userId, pragueYear(), usesOf(paying, purchase.regime));
  return { movementId, decline: null, plan };
};

/** A payment, with its payer's money held until the transaction ends; 404 for what is none. */
const holdPayment = async (tx: Db, id: number): Promise<StoredMovement> =>
  found(await holdPaymentRow(tx, id));
const assertHeld = ({ status, isOverdue }: StoredMovement): void => {
  if (status !== 'PENDING') throw new AppError('payment.error.notPending', { status });
  if (isOverdue) throw new AppError('payment.error.holdExpired');
};

/** Gives parts of a hold back to where they came from, with the room they used. */
const release = async (
  tx: Db,
  payment: StoredMovement,
  parts: readonly MovedPart[],
): Promise<void> => {
  const { userId, id: movementId, year, regime } = payment;
  await book(
    tx,
    { userId, movementId },
    parts.map(({ lotId, amount }) => ({ lotId, from: 'HOLD', to: 'LOT', amount })),
  );
  await returnUsage(tx, userId, year, usesOf(parts, regime ?? 'PRIVATE'));
};

/** The first `amount` of parts, in order, and what is left of them. */
export const splitParts = <P extends { readonly amount: number }>(
  parts: readonly P[],
  amount: number,
): { readonly first: P[]; readonly rest: P[] } => {
  const first: P[] = [];
  const rest: P[] = [];
  let left = amount;
  for (const part of parts) {
    const taken = Math.min(left, part.amount);
    left -= taken;
    if (taken > 0) first.push({ ...part, amount: taken });
    if (taken < part.amount) rest.push({ ...part, amount: part.amount - taken });
  }
  return { first, rest };
};

/**
 * Books a held payment: all of it, or less (the rest goes back). Throws `payment.error.notPending`, `.holdExpired` and
 * `.captureTooLarge`.
 */
export const capture = async (tx: Db, id: number, amount?: number): Promise<void> => {
  const payment = await holdPayment(tx, id);
  assertHeld(payment);
  const captured = amount ?? payment.amount;
  if (captured > payment.amount)
    throw new AppError('payment.error.captureTooLarge', { held: payment.amount });
  const { first, rest } = splitParts(await listMoved(tx, payment, 'LOT', 'HOLD'), captured);
  await book(
    tx,
    { userId: payment.userId, movementId: id },
    first.map(({ lotId, amount: part }) => ({ lotId, from: 'HOLD', to: 'PARTNER', amount: part })),
  );
  await release(tx, payment, rest);
  await endHold(tx, payment, captured);
  await completeTask(tx, payment.userId, 'FIRST_PAYMENT');
};

/** Lets a held payment go; everything is as it was before it. Throws `payment.error.notPending`. */
export const voidPayment = async (tx: Db, id: number): Promise<void> => {
  const payment = await holdPayment(tx, id);
  if (payment.status !== 'PENDING')
    throw new AppError('payment.error.notPending', { status: payment.status });
  await release(tx, payment, await listMoved(tx, payment, 'LOT', 'HOLD'));
  await endHold(tx, payment, null);
};

/** Puts refunded money where it came from; what came from a lot that is gone opens one of 30 days. */
const putBack = async (
  tx: Db,
  at: { userId: number; movementId: number },
  parts: readonly MovedPart[],
): Promise<void> => {
  await book(
    tx,
    at,
    parts
      .filter(({ isOpen }) => isOpen)
      .map(({ lotId, amount }) => ({ lotId, from: 'PARTNER', to: 'LOT', amount })),
  );
  for (const { clientId, regime, amount } of parts.filter(({ isOpen }) => !isOpen))
    await openLot(tx, at, {
      clientId,
      regime,
      amount,
      source: 'REFUND',
      from: 'PARTNER',
      expiresOn: refundedLotLastDay(),
    });
};

/** Who asked for a refund, and why; both may be unknown. */
export type RefundReason = {
  readonly note?: string | null;
  readonly createdBy?: number | null;
  readonly credentialId?: number | null;
  readonly externalRef?: string | null;
};
/**
 * Gives a booked payment back, all that is left of it or less, along the lots that paid, last first (domain 11.5).
 * Within the same year the limits get their room back. Answers the refund's movement. Throws
 * `payment.error.notBooked` and `.refundTooLarge`.
 */
export const refund = async (
  tx: Db,
  id: number,
  amount: number | undefined,
  reason: RefundReason = {},
): Promise<number> => {
  const payment = await holdPayment(tx, id);
  const { userId, currency, regime, refunded } = payment;
  if (payment.status !== 'BOOKED')
    throw new AppError('payment.error.notBooked', { status: payment.status });
  const left = payment.amount - refunded;
  const given = amount ?? left;
  if (given > left || left === 0) throw new AppError('payment.error.refundTooLarge', { left });
  const paid = (await listMoved(tx, payment, 'HOLD', 'PARTNER')).toReversed();
  const { first } = splitParts(splitParts(paid, refunded).rest, given);
  const { partnerId, branchOfficeId, offerId, categoryId, merchantName } = payment;
  const movementId = await insertMovement(tx, {
    userId,
    currency,
    regime,
    partnerId,
    branchOfficeId,
    offerId,
    categoryId,
    merchantName,
    ...reason,
    type: 'DEPOSIT',
    reason: 'REFUND',
    status: 'BOOKED',
    amount: given,
    reversesId: id,
  });
  await putBack(tx, { userId, movementId }, first);
  await addRefunded(tx, payment, given);
  if (payment.isThisYear)
    await returnUsage(tx, userId, payment.year, usesOf(first, regime ?? 'PRIVATE'));
  return movementId;
};
