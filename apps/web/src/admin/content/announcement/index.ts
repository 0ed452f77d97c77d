export { announcementResource } from './announcement.admin.tsx';
