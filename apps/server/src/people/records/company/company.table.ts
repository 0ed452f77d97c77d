import { describeTable } from '../../../kernel/table/index.ts';

export const companyTable = describeTable('company', { name: 'name', isUnseen: true });
