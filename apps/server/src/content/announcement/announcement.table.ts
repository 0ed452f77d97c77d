import { describeTable } from '../../entity/table/index.ts';

export const announcementTable = describeTable('announcement', { name: 'text' });
