export { createNotifications, type Notification, type Notifications } from './notifications.ts';
