import { describeTable } from '../../kernel/table/index.ts';
import { fold } from '../../platform/db/index.ts';

/** What a contract is found by: what its client is found by, and its address. */
export const clientContractColumns = (clientFolded: string, email: string) => ({
  folded: `${clientFolded} ${fold(email)}`,
});

export const clientContractTable = describeTable('client_contract', {
  name: 'email',
  isUnseen: true,
  lastDays: ['valid_to'],
});
