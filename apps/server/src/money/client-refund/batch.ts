/** What a batch for the bank does with the refunds in it. */
import type { Db } from '../../platform/db/index.ts';
import { holdBooks } from '../book/index.ts';
import { readPrepaid } from '../client-document/index.ts';
import { lockRefunds, moveRefunds, resolveRefunds } from './client-refund.queries.ts';

export const enterBatchWithRefunds = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await moveRefunds(tx, ids, 'IN_BATCH');
};
/** The file was thrown away before anybody approved it: another one may pay them. */
export const leaveBatchWithRefunds = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await moveRefunds(tx, ids, 'APPROVED');
};
type Result = {
  readonly status: 'PAID' | 'RETURNED';
  readonly note: string | null;
  readonly by: number;
};
/** What the bank did: sent, or back with the employer, beforehand. */
export const settleRefunds = async (
  tx: Db,
  ids: readonly number[],
  result: Result,
): Promise<void> => {
  await resolveRefunds(tx, ids, result);
};

/**
 * What a statement said is taken back. False where something has happened since: what came back may have paid a
 * document of its employer meanwhile, or be on its way once more.
 */
export const reopenRefunds = async (
  tx: Db,
  ids: readonly number[],
  { status, by }: Pick<Result, 'status' | 'by'>,
): Promise<boolean> => {
  const refunds = await lockRefunds(tx, ids);
  if (refunds.some((one) => one.status !== status)) return false;
  if (status === 'PAID') {
    await moveRefunds(tx, ids, 'IN_BATCH');
    return true;
  }
  await holdBooks(tx);
  for (const [clientId, ofClient] of Map.groupBy(refunds, (one) => one.clientId)) {
    const perClient = ofClient.reduce((sum, { amount }) => sum + amount, 0);
    if (perClient > (await readPrepaid(tx, clientId))) return false;
  }
  await resolveRefunds(tx, ids, { status: 'PAID', note: null, by });
  return true;
};
