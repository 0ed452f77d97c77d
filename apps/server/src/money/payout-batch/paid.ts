/** What orders pay, of all kinds: settlements of partners, withdrawals of people, refunds of employers. */
import type { Db } from '../../platform/db/index.ts';
import type { NewLine } from '../book/index.ts';
import {
  enterBatchWithRefunds,
  leaveBatchWithRefunds,
  linesOfReturn,
  lockRefunds,
  reopenRefunds,
  settleRefunds,
} from '../client-refund/index.ts';
import { type By, lockSettlements, setStatus } from '../settlement/index.ts';
import {
  enterBatch,
  leaveBatch,
  lockWithdrawals,
  reopenWithdrawals,
  settleWithdrawals,
  type TellOwner,
} from '../withdrawal/index.ts';
import type { Paid, StoredOrder } from './order.queries.ts';

/** Who marks orders, and how people are told what became of their money. */
export type Acting = By & { readonly tell: TellOwner };

export const idsOf = (orders: readonly Paid[]) => ({
  settlementIds: orders.flatMap(({ settlementId }) => settlementId ?? []),
  withdrawalIds: orders.flatMap(({ withdrawalId }) => withdrawalId ?? []),
  clientRefundIds: orders.flatMap(({ clientRefundId }) => clientRefundId ?? []),
});

/** Nobody else pays them meanwhile. */
export const lockPaid = async (
  tx: Db,
  { settlementIds, withdrawalIds, clientRefundIds }: ReturnType<typeof idsOf>,
): Promise<void> => {
  await lockSettlements(tx, settlementIds);
  await lockWithdrawals(tx, withdrawalIds);
  await lockRefunds(tx, clientRefundIds);
};

export const enter = async (tx: Db, orders: readonly Paid[]): Promise<void> => {
  const { settlementIds, withdrawalIds, clientRefundIds } = idsOf(orders);
  await setStatus(tx, settlementIds, 'IN_BATCH');
  await enterBatch(tx, withdrawalIds);
  await enterBatchWithRefunds(tx, clientRefundIds);
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
  const { withdrawalIds, clientRefundIds } = idsOf(orders);
  await leaveBatch(tx, withdrawalIds);
  await leaveBatchWithRefunds(tx, clientRefundIds);
};

type Result = { readonly status: 'PAID' | 'RETURNED'; readonly note: string };
/**
 * What the bank did. A settlement that came back is paid by another batch; a withdrawal is its owner's again, a refund
 * its employer's.
 */
export const settle = async (
  tx: Db,
  orders: readonly Paid[],
  { status, note }: Result,
  { user, tell }: Acting,
): Promise<void> => {
  const { settlementIds, withdrawalIds, clientRefundIds } = idsOf(orders);
  const result = { status, note: note || null, by: user.id };
  await setStatus(tx, settlementIds, status);
  await settleWithdrawals(tx, withdrawalIds, { ...result, tell });
  await settleRefunds(tx, clientRefundIds, result);
};
/** Takes back what a statement said. False where something has happened since: then nothing is taken back. */
export const unsettle = async (
  tx: Db,
  orders: readonly Paid[],
  { status, by }: { readonly status: Result['status']; readonly by: number },
): Promise<boolean> => {
  const { settlementIds, withdrawalIds, clientRefundIds } = idsOf(orders);
  // what a person has back may be spent already
  if (status === 'RETURNED' && withdrawalIds.length > 0) return false;
  const settlements = await lockSettlements(tx, settlementIds);
  if (settlements.some((one) => one.status !== status)) return false;
  await setStatus(tx, settlementIds, status === 'PAID' ? 'IN_BATCH' : 'PAID');
  await reopenWithdrawals(tx, withdrawalIds);
  return reopenRefunds(tx, clientRefundIds, { status, by });
};

/** Of what an order is booked. */
export const documentOf = ({
  settlementId,
  withdrawalId,
  clientRefundId,
}: Paid): Pick<NewLine, 'document' | 'documentId'> => {
  if (settlementId !== null) return { document: 'SETTLEMENT', documentId: settlementId };
  return withdrawalId === null
    ? { document: 'CLIENT_REFUND', documentId: clientRefundId ?? 0 }
    : { document: 'WITHDRAWAL', documentId: withdrawalId };
};
/** A refund that came back is its employer's in the books; a settlement waits, of a withdrawal the ledger says it. */
export const linesBehind = (
  { clientRefundId, clientId, amount }: StoredOrder,
  part: string,
): NewLine[] =>
  clientRefundId === null || clientId === null
    ? []
    : linesOfReturn({ id: clientRefundId, clientId, amount }, part);
