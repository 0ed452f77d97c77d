/** What a batch for the bank does with the withdrawals in it. */
import type { Db } from '../../platform/db/index.ts';
import { markInFile, markRequested } from './batch.queries.ts';
import { takeBack } from './cancel.ts';
import type { TellOwner } from './tell-owner.ts';
import { lockWithdrawals, resolveWithdrawal } from './withdrawal.queries.ts';

/** They are in a file: their owners take them back no more. */
export const enterBatch = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await markInFile(tx, ids, true);
};
/** The file was thrown away before anybody approved it: their owners may take them back again. */
export const leaveBatch = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await lockWithdrawals(tx, ids);
  await markInFile(tx, ids, false);
};

type Result = {
  readonly status: 'PAID' | 'RETURNED';
  readonly note: string | null;
  readonly by: number;
  readonly tell: TellOwner;
};
/** What the bank did: sent, or back in the wallets of their owners, who are told. */
export const settleWithdrawals = async (
  tx: Db,
  ids: readonly number[],
  { tell, ...result }: Result,
): Promise<void> => {
  for (const withdrawal of await lockWithdrawals(tx, ids)) {
    const { status } = result;
    const returnMovementId = status === 'RETURNED' ? await takeBack(tx, withdrawal) : null;
    await resolveWithdrawal(tx, withdrawal.id, { ...result, returnMovementId });
    await tell(tx, withdrawal, status);
  }
};

/** The bank had not sent them after all. What came back to its owner is theirs and stays so. */
export const reopenWithdrawals = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await lockWithdrawals(tx, ids);
  await markRequested(tx, ids);
};
