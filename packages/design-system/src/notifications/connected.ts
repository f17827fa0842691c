export { NotificationBellContainer } from './NotificationBell/NotificationBellContainer';
export {
  NotificationPageContainer,
  type NotificationPageContainerProps,
} from './NotificationList/NotificationPageContainer';
export { useUnreadNotifications } from './NotificationList/useNotifications';
