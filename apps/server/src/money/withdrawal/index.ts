import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { readWithdrawals } from './withdrawal.queries.ts';

export { withdrawalCancellationHandlers } from './cancel.handlers.ts';
export { withdrawalAdminHandlers, withdrawalHandlers } from './withdrawal.handlers.ts';
export { countRequestedWithdrawals } from './withdrawal.queries.ts';

/** Where money went to is accounting: it is kept as long as the law wants it. */
export const withdrawalsOfPerson: PersonalDataPart = {
  name: 'withdrawals',
  tables: ['withdrawal'],
  read: readWithdrawals,
};
