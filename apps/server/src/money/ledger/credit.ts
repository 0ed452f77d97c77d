import type { Currency } from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { holdAccount, holdAccounts } from './account.queries.ts';
import { listCompanies } from './company.queries.ts';
import {
  ended,
  granted,
  type NewGrant,
  type PaidDeposit,
  paidOut,
  type Payout,
  payoutReturned,
  type ReturnedPayout,
  toppedUp,
} from './credit.rules.ts';
import {
  listEndedLots,
  listLotsOfGrant,
  listOverdueHolds,
  listRecallableLots,
  listSpendableLots,
  listUsersOfEndedLots,
  listUsersOfGrant,
  type RecallScope,
} from './ledger.queries.ts';
import type { Booking, Movement } from './movement.ts';
import { sumOf } from './parts.rules.ts';
import { voidPayment } from './payment.ts';
import { post } from './post.ts';

/** Posts one movement. Answers its id. */
const postOne = async (tx: Db, movement: Movement): Promise<number> => {
  const [posted] = await post(tx, [movement]);
  return found(posted).id;
};
const postAll = ({ movements, closings }: Booking, tx: Db) => post(tx, movements, closings);

/** Posts a grant: every user's lot or none. Amounts in minor units, each user once. */
export const grantCredits = async (tx: Db, grant: NewGrant): Promise<void> => {
  const userIds = grant.items.map(({ userId }) => userId);
  await holdAccounts(tx, userIds, grant.currency);
  await post(tx, granted(grant, await listCompanies(tx, grant.clientId, userIds)));
};

/** Adds what came through the gate to the user's own money. Answers the movement. */
export const topUp = async (tx: Db, deposit: PaidDeposit): Promise<number> => {
  await holdAccount(tx, deposit.userId, deposit.currency);
  return postOne(tx, toppedUp(deposit));
};

/** Takes the user's own money out, oldest first. Throws `withdrawal.error.insufficient`. Answers the movement. */
export const payOut = async (tx: Db, payout: Payout): Promise<number> => {
  const { isFrozen } = await holdAccount(tx, payout.userId, payout.currency);
  if (isFrozen) throw new AppError('money.error.frozen');
  return postOne(tx, paidOut(payout, await listSpendableLots(tx, payout.userId)));
};

/** Money the bank sent back: the user's own again. Answers the movement. */
export const returnPayout = async (tx: Db, payout: ReturnedPayout): Promise<number> => {
  await holdAccount(tx, payout.userId, payout.currency);
  return postOne(tx, payoutReturned(payout));
};

type Recall = {
  readonly currency: Currency;
  readonly note?: string | null;
  readonly createdBy?: number | null;
};
/** A client takes back what it gave and nobody has spent: all of it, or the named lots. Answers the sum taken. */
export const recall = async (
  tx: Db,
  { userId, clientId, lotIds, ...facts }: Recall & RecallScope,
): Promise<number> => {
  await holdAccount(tx, userId, facts.currency);
  const lots = await listRecallableLots(tx, { userId, clientId, lotIds });
  if (lotIds && lots.length < lotIds.length) throw new AppError('credit.error.lotGone');
  await postAll(ended(lots, facts), tx);
  return sumOf(lots.map(({ remaining }) => ({ amount: remaining })));
};

/** …and what is left of a whole grant. Answers the sum, and from how many people. */
export const recallGrant = async (
  tx: Db,
  facts: Recall & { readonly grantId: number },
): Promise<{ amount: number; users: number }> => {
  await holdAccounts(tx, await listUsersOfGrant(tx, facts.grantId), facts.currency);
  const lots = await listLotsOfGrant(tx, facts.grantId);
  await postAll(ended(lots, facts), tx);
  return {
    amount: sumOf(lots.map(({ remaining }) => ({ amount: remaining }))),
    users: new Set(lots.map(({ userId }) => userId)).size,
  };
};

/** How many people's lots end in one transaction. */
const peopleAtOnce = 500;

/** Books away what has expired; again is harmless. Answers how many people it concerned. */
export const expireLots = async (db: Db, currency: Currency): Promise<number> => {
  const userIds = await listUsersOfEndedLots(db, peopleAtOnce);
  if (userIds.length > 0)
    await atomic(db, async (tx) => {
      await holdAccounts(tx, userIds, currency);
      await postAll(ended(await listEndedLots(tx, userIds), { currency }), tx);
    });
  return userIds.length === peopleAtOnce
    ? peopleAtOnce + (await expireLots(db, currency))
    : userIds.length;
};

/** Lets go what payments hold past their time. */
export const releaseOverdueHolds = async (db: Db): Promise<number> => {
  const holds = await listOverdueHolds(db, peopleAtOnce);
  for (const { id } of holds)
    await atomic(db, (tx) => voidPayment(tx, { id })).catch((error: unknown) => {
      // captured in the last moment by another node
      if (!(error instanceof AppError)) throw error;
    });
  return holds.length;
};
