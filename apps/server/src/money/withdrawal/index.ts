import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { readWithdrawals } from './withdrawal.queries.ts';

export { withdrawalCancellationHandlers } from './cancel.handlers.ts';
export { withdrawalAdminHandlers, withdrawalHandlers } from './withdrawal.handlers.ts';
export { enterBatch, leaveBatch, reopenWithdrawals, settleWithdrawals } from './batch.ts';
export { hasWithdrawalToWait, listWaitingWithdrawals } from './batch.queries.ts';
export { type TellOwner, tellOwner } from './tell-owner.ts';
export { countRequestedWithdrawals, lockWithdrawals } from './withdrawal.queries.ts';

/** Where money went to is accounting: it is kept as long as the law wants it. */
export const withdrawalsOfPerson: PersonalDataPart = {
  name: 'withdrawals',
  tables: ['withdrawal'],
  read: readWithdrawals,
};
