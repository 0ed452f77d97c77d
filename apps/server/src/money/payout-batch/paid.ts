/** What orders pay, of both kinds: settlements of partners and withdrawals of people. */
import type { Db } from '../../platform/db/index.ts';
import type { NewLine } from '../book/index.ts';
import { type By, lockSettlements, setStatus } from '../settlement/index.ts';
import {
  enterBatch,
  leaveBatch,
  lockWithdrawals,
  reopenWithdrawals,
  settleWithdrawals,
  type TellOwner,
} from '../withdrawal/index.ts';
import type { Paid } from './order.queries.ts';

/** Who marks orders, and how people are told what became of their money. */
export type Acting = By & { readonly tell: TellOwner };

export const idsOf = (orders: readonly Paid[]) => ({
  settlementIds: orders.flatMap(({ settlementId }) => settlementId ?? []),
  withdrawalIds: orders.flatMap(({ withdrawalId }) => withdrawalId ?? []),
});

/** Nobody else pays them meanwhile. */
export const lockPaid = async (
  tx: Db,
  { settlementIds, withdrawalIds }: ReturnType<typeof idsOf>,
): Promise<void> => {
  await lockSettlements(tx, settlementIds);
  await lockWithdrawals(tx, withdrawalIds);
};

export const enter = async (tx: Db, orders: readonly Paid[]): Promise<void> => {
  const { settlementIds, withdrawalIds } = idsOf(orders);
  await setStatus(tx, settlementIds, 'IN_BATCH');
  await enterBatch(tx, withdrawalIds);
};
/** They wait to be paid again, a settlement as it did before. */
export const leave = async (
  tx: Db,
  orders: readonly (Paid & { readonly wasReturned: boolean })[],
): Promise<void> => {
  const { returned = [], approved = [] } = Object.groupBy(orders, ({ wasReturned }) =>
    wasReturned ? 'returned' : 'approved',
  );
  await setStatus(tx, idsOf(returned).settlementIds, 'RETURNED');
  await setStatus(tx, idsOf(approved).settlementIds, 'APPROVED');
  await leaveBatch(tx, idsOf(orders).withdrawalIds);
};

type Result = { readonly status: 'PAID' | 'RETURNED'; readonly note: string };
/** What the bank did. A settlement that came back is paid by another batch, a withdrawal is its owner's again. */
export const settle = async (
  tx: Db,
  orders: readonly Paid[],
  { status, note }: Result,
  { user, tell }: Acting,
): Promise<void> => {
  const { settlementIds, withdrawalIds } = idsOf(orders);
  await setStatus(tx, settlementIds, status);
  await settleWithdrawals(tx, withdrawalIds, { status, note: note || null, by: user.id, tell });
};
/** Takes back what a statement said. False where something has happened since: then nothing is taken back. */
export const unsettle = async (
  tx: Db,
  orders: readonly Paid[],
  status: Result['status'],
): Promise<boolean> => {
  const { settlementIds, withdrawalIds } = idsOf(orders);
  // what a person has back may be spent already
  if (status === 'RETURNED' && withdrawalIds.length > 0) return false;
  const settlements = await lockSettlements(tx, settlementIds);
  if (settlements.some((one) => one.status !== status)) return false;
  await setStatus(tx, settlementIds, status === 'PAID' ? 'IN_BATCH' : 'PAID');
  await reopenWithdrawals(tx, withdrawalIds);
  return true;
};

/** Of what an order is booked. */
export const documentOf = ({
  settlementId,
  withdrawalId,
}: Paid): Pick<NewLine, 'document' | 'documentId'> =>
  settlementId === null
    ? { document: 'WITHDRAWAL', documentId: withdrawalId ?? 0 }
    : { document: 'SETTLEMENT', documentId: settlementId };
