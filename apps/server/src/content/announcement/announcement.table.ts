import { describeTable } from '../../kernel/table/index.ts';

export const announcementTable = describeTable('announcement', { name: 'text' });
