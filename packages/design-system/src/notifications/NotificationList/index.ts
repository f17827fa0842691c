export { NotificationEnd, NotificationList, type NotificationListProps } from './NotificationList';
export { NotificationPage, type NotificationPageProps } from './NotificationPage';
export { NotificationPageContainer } from './NotificationPageContainer';
export { useNotifications, useUnreadNotifications } from './useNotifications';
