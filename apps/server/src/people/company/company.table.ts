import { describeTable } from '../../entity/table/index.ts';

export const companyTable = describeTable('company', { name: 'name', isUnseen: true });
