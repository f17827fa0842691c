export { NotificationBell, type NotificationBellProps } from './NotificationBell/NotificationBell';
export { NotificationList, type NotificationListProps } from './NotificationList/NotificationList';
export {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
  NotificationPage,
  type NotificationPageProps,
} from './NotificationList/NotificationPage';
export {
  type Notification,
  type NotificationPicture,
  type NotificationSubject,
  type NotificationType,
  toNotification,
} from './NotificationList/notification';
