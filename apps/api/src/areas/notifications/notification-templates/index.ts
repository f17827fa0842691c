export { notificationPath, notificationText } from './notification-templates';
