import { describeTable } from '../../kernel/table/index.ts';

export const partnerContractTable = describeTable('partner_contract', {
  name: 'email',
  isUnseen: true,
  lastDays: ['valid_to'],
  parts: { rates: { table: 'partner_contract_rate', fields: ['categoryId', 'commission'] } },
});
