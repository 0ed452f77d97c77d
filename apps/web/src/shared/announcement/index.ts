export { AnnouncementBar, AnnouncementStrip } from './AnnouncementBar.tsx';
