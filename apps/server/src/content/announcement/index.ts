export { announcementAdminHandlers } from './announcement.admin.ts';
export { announcementTable } from './announcement.table.ts';
export { findAnnouncement } from './announcement.queries.ts';
