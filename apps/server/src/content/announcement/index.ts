export { announcementAdminHandlers } from './announcement.admin.ts';
export { findAnnouncement } from './announcement.queries.ts';
