export { createNotifications, fadeOutMs, type Notification, notificationDuration, type Notifications, type NotificationType } from './notifications.ts';
