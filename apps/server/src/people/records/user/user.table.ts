import { describeTable } from '../../../kernel/table/index.ts';

export const userTable = describeTable('user', { name: 'username', isUnseen: true });
