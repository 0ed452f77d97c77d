import type { Currency } from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { book, holdAccount, holdAccounts, insertMovement, openLot } from './booking.queries.ts';
import {
  closeGrantedLots,
  type GrantRecall,
  type NewGrant,
  openGrantedLots,
} from './granting.queries.ts';
import {
  closeLots,
  listEndedLots,
  listOverdueHolds,
  listRecallableLots,
  listSpendableLots,
  listUsersOfEndedLots,
  listUsersOfGrant,
} from './ledger.queries.ts';
import { splitParts, voidPayment } from './payment.ts';

/** Posts a grant: every user's lot or none. Amounts in minor units, each user once. */
export const grantCredits = async (tx: Db, grant: NewGrant): Promise<void> => {
  await holdAccounts(
    tx,
    grant.items.map(({ userId }) => userId),
    grant.currency,
  );
  await openGrantedLots(tx, grant);
};

/** Adds what came through the gate to the user's own money. Answers the movement. */
export const topUp = async (
  tx: Db,
  deposit: { userId: number; amount: number; currency: Currency; depositId: number },
): Promise<number> => {
  const { userId, amount } = deposit;
  await holdAccount(tx, userId, deposit.currency);
  const movementId = await insertMovement(tx, {
    ...deposit,
    type: 'DEPOSIT',
    reason: 'TOP_UP',
    status: 'BOOKED',
  });
  await openLot(
    tx,
    { userId, movementId },
    { clientId: null, regime: 'PRIVATE', amount, source: 'TOP_UP', from: 'GATE', expiresOn: null },
  );
  return movementId;
};

/** Takes the user's own money out, oldest first. Throws `withdrawal.error.insufficient`. Answers the movement. */
export const payOut = async (
  tx: Db,
  {
    userId,
    amount,
    currency,
    note,
  }: {
    userId: number;
    amount: number;
    currency: Currency;
    note: string | null;
  },
): Promise<number> => {
  const { isFrozen } = await holdAccount(tx, userId, currency);
  if (isFrozen) throw new AppError('money.error.frozen');
  const own = (await listSpendableLots(tx, userId))
    .filter(({ regime }) => regime === 'PRIVATE')
    .map(({ id, remaining }) => ({ lotId: id, amount: remaining }));
  const available = own.reduce((total, part) => total + part.amount, 0);
  if (available < amount) throw new AppError('withdrawal.error.insufficient', { available });
  const movementId = await insertMovement(tx, {
    userId,
    amount,
    currency,
    note,
    type: 'WITHDRAW',
    reason: 'PAYOUT',
    status: 'BOOKED',
  });
  await book(
    tx,
    { userId, movementId },
    splitParts(own, amount).first.map((part) => ({ ...part, from: 'LOT', to: 'PAYOUT' })),
  );
  return movementId;
};

/** Money the bank sent back: the user's own again. Answers the movement. */
export const returnPayout = async (
  tx: Db,
  payout: { userId: number; amount: number; currency: Currency; reversesId: number; note: string },
): Promise<number> => {
  const { userId, amount } = payout;
  await holdAccount(tx, userId, payout.currency);
  const movementId = await insertMovement(tx, {
    ...payout,
    type: 'DEPOSIT',
    reason: 'CORRECTION',
    status: 'BOOKED',
  });
  await openLot(
    tx,
    { userId, movementId },
    {
      clientId: null,
      regime: 'PRIVATE',
      amount,
      expiresOn: null,
      source: 'CORRECTION',
      from: 'PAYOUT',
    },
  );
  return movementId;
};

type Ended = {
  readonly userId: number;
  readonly currency: Currency;
  readonly note?: string | null;
  readonly createdBy?: number | null;
};
/** Books away what is free in lots that end; what a payment holds of them follows when it is let go. */
const endLots = async (
  tx: Db,
  { userId, ...facts }: Ended,
  lots: readonly { id: number; remaining: number }[],
  closed: 'EXPIRED' | 'RECALLED',
): Promise<void> => {
  await closeLots(
    tx,
    userId,
    lots.map(({ id }) => id),
    closed,
  );
  for (const { id, remaining } of lots.filter((lot) => lot.remaining > 0)) {
    const movementId = await insertMovement(tx, {
      ...facts,
      userId,
      type: 'WITHDRAW',
      reason: closed === 'EXPIRED' ? 'EXPIRY' : 'EMPLOYER_RECALL',
      status: 'BOOKED',
      amount: remaining,
    });
    const to = closed === 'EXPIRED' ? 'EXPIRED' : 'EMPLOYER';
    await book(tx, { userId, movementId }, [{ lotId: id, from: 'LOT', to, amount: remaining }]);
  }
};

/** An employer takes back what it gave and nobody has spent: all of it, or the named lots. Answers the sum taken. */
export const recall = async (
  tx: Db,
  { lotIds, ...facts }: Ended & { readonly lotIds: readonly number[] | null },
): Promise<number> => {
  await holdAccount(tx, facts.userId, facts.currency);
  const lots = await listRecallableLots(tx, facts.userId, lotIds);
  if (lotIds && lots.length < lotIds.length) throw new AppError('credit.error.lotGone');
  await endLots(tx, facts, lots, 'RECALLED');
  return lots.reduce((total, { remaining }) => total + remaining, 0);
};

/** …and what is left of a whole grant. Answers the sum, and from how many people. */
export const recallGrant = async (
  tx: Db,
  grant: GrantRecall,
): Promise<{ amount: number; users: number }> => {
  await holdAccounts(tx, await listUsersOfGrant(tx, grant.grantId), grant.currency);
  return closeGrantedLots(tx, grant);
};

const batch = 500;

/** Books away what has expired, person by person; again is harmless. Answers how many people it concerned. */
export const expireLots = async (db: Db, currency: Currency): Promise<number> => {
  const userIds = await listUsersOfEndedLots(db, batch);
  for (const userId of userIds)
    await atomic(db, async (tx) => {
      await holdAccount(tx, userId, currency);
      const lots = await listEndedLots(tx, userId);
      for (const closed of ['EXPIRED', 'RECALLED'] as const)
        await endLots(
          tx,
          { userId, currency },
          lots.filter((lot) => lot.closed === closed),
          closed,
        );
    });
  return userIds.length === batch ? batch + (await expireLots(db, currency)) : userIds.length;
};

/** Lets go what payments hold past their time. */
export const releaseOverdueHolds = async (db: Db): Promise<number> => {
  const holds = await listOverdueHolds(db, batch);
  for (const { id } of holds)
    await atomic(db, (tx) => voidPayment(tx, id)).catch((error: unknown) => {
      // captured in the last moment by another node
      if (!(error instanceof AppError)) throw error;
    });
  return holds.length;
};
