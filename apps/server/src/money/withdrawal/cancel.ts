import { formatIban } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { returnPayout } from '../ledger/index.ts';
import { tellResult } from './tell-owner.ts';
import { lockWithdrawal, resolveWithdrawal, type StoredWithdrawal } from './withdrawal.queries.ts';

/** The money is its owner's again. Answers the movement. */
export const takeBack = (
  tx: Db,
  { userId, amount, currency, movementId, iban }: StoredWithdrawal,
): Promise<number> =>
  returnPayout(tx, { userId, amount, currency, reversesId: movementId, note: formatIban(iban) });

/**
 * Takes back what is not at the bank yet, no matter whether its owner is signed in or has its mail. What has been taken
 * back stays so.
 */
export const cancelWithdrawal = (
  deps: Pick<Deps, 'db' | 'jobs' | 'box' | 'digest'>,
  id: number,
): Promise<void> =>
  atomic(deps.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    const { status, userId } = withdrawal;
    if (status === 'CANCELLED') return;
    if (!withdrawal.isCancellable) throw new AppError('withdrawal.error.atBank');
    const returnMovementId = await takeBack(tx, withdrawal);
    const next = 'CANCELLED';
    await resolveWithdrawal(tx, id, { status: next, note: null, returnMovementId, by: userId });
    await tellResult(deps, tx, withdrawal, next);
  });
