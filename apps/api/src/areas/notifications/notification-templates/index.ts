export { notificationPath, notificationWords } from './notification-templates';
