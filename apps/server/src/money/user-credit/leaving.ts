import type { Currency } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { recall } from '../ledger/index.ts';
import { listLeavers, sumMoney } from './user-credit.queries.ts';

const peoplePerRun = 500;
/** Gives clients back what people who left them have not spent in the days these leave them (domain 11.6). */
export const recallFromLeavers = async (db: Db, currency: Currency): Promise<number> => {
  const leavers = await listLeavers(db, peoplePerRun);
  for (const leaver of leavers)
    await atomic(db, (tx) => recall(tx, { ...leaver, currency, lotIds: null, note: null }));
  return leavers.length === peoplePerRun
    ? peoplePerRun + (await recallFromLeavers(db, currency))
    : leavers.length;
};

/**
 * What becomes of a user's money before the user is deleted: an employer's is taken back, if that was asked for. Throws
 * `user.error.hasCredits`, `user.error.hasOwnMoney`, which nobody else may take, and `user.error.hasOpenDeposit`.
 */
export const settleCredits =
  (currency: Currency) =>
  async (
    tx: Db,
    userId: number,
    { isRecalled, by }: { readonly isRecalled: boolean; readonly by: number },
  ): Promise<void> => {
    const all = { userId, clientId: null, lotIds: null };
    // held first: what is read after it stays so until the user is gone
    if (isRecalled) await recall(tx, { ...all, currency, note: null, createdBy: by });
    const { employer, own, hasOpenDeposit } = await sumMoney(tx, userId);
    if (hasOpenDeposit) throw new AppError('user.error.hasOpenDeposit');
    if (own > 0) throw new AppError('user.error.hasOwnMoney');
    if (employer > 0 && !isRecalled)
      throw new AppError('user.error.hasCredits', {
        amount: formatMoney({ amount: employer, currency }),
      });
  };
