import { describeTable } from '../../kernel/table/index.ts';
import { fold } from '../../platform/db/index.ts';

/** What a contract is found by: what its partner is found by, and its address. */
export const partnerContractColumns = (partnerFolded: string, email: string) => ({
  folded: `${partnerFolded} ${fold(email)}`,
});

export const partnerContractTable = describeTable('partner_contract', {
  name: 'email',
  isUnseen: true,
  lastDays: ['valid_to'],
  parts: { rates: { table: 'partner_contract_rate', fields: ['categoryId', 'commission'] } },
});
