import { describeTable } from '../../../kernel/table/index.ts';

export const operatorTable = describeTable('operator', { isUnseen: true });
