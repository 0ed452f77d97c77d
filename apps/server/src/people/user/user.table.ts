import { describeTable } from '../../entity/table/index.ts';

export const userTable = describeTable('user', { name: 'username', isUnseen: true });
