import { describeTable } from '../../kernel/table/index.ts';
import { fold } from '../../platform/db/index.ts';

/** What a contract is found by besides its partner's name. */
export const partnerContractColumns = (email: string) => ({ folded: fold(email) });

export const partnerContractTable = describeTable('partner_contract', {
  name: 'email',
  isUnseen: true,
  lastDays: ['valid_to'],
  parts: { rates: { table: 'partner_contract_rate', fields: ['categoryId', 'commission'] } },
});
