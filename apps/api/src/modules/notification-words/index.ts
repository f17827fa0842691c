export { notificationPath, notificationWords } from './notification-words';
