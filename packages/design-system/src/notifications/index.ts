export { NotificationBell, type NotificationBellProps } from './NotificationBell/NotificationBell';
export { NotificationList, type NotificationListProps } from './NotificationList/NotificationList';
export { NotificationPage, type NotificationPageProps } from './NotificationList/NotificationPage';
export {
  type Notification,
  type NotificationSubject,
  type NotificationType,
  toNotification,
} from './NotificationList/notification';
