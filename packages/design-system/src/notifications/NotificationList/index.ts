export {
  MarkAllRead,
  NotificationEnd,
  NotificationList,
  type NotificationListProps,
} from './NotificationList';
export { NotificationPage, type NotificationPageProps } from './NotificationPage';
export { NotificationPageContainer } from './NotificationPageContainer';
export {
  type Notification,
  type NotificationPicture,
  type NotificationSubject,
  type NotificationType,
  toNotification,
} from './notification';
export { useNotifications, useUnreadNotifications } from './useNotifications';
