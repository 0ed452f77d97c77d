import { describeTable } from '../../kernel/table/index.ts';

export const taxLimitTable = describeTable('tax_limit', {
  name: 'source',
  isUnseen: true,
  lastDays: ['valid_to'],
});
