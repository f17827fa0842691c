export { NotificationBell, type NotificationBellProps } from './NotificationBell';
export { NotificationBellContainer } from './NotificationBellContainer';
