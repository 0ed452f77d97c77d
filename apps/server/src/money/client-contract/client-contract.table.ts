import { describeTable } from '../../kernel/table/index.ts';
import { fold } from '../../platform/db/index.ts';

/** What a contract is found by besides its client's name. */
export const clientContractColumns = (email: string) => ({ folded: fold(email) });

export const clientContractTable = describeTable('client_contract', {
  name: 'email',
  isUnseen: true,
  lastDays: ['valid_to'],
});
