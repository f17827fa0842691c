export { NotificationBellContainer } from './NotificationBell/NotificationBellContainer';
export { NotificationPageContainer } from './NotificationList/NotificationPageContainer';
export { useUnreadNotifications } from './NotificationList/useNotifications';
