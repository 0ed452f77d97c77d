export {
  createNotifications,
  type Notification,
  type Notifications,
  type NotificationType,
} from './notifications.ts';
