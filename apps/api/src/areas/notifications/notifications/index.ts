export { findLastRead, forgetActor, purgeExpiredNotifications } from './notifications.repository';
export { notificationRoutes } from './notifications.routes';
export { newestFor, notificationsToTell, handleDomainEvent } from './notifications.service';
export { notificationView } from './notifications.view';
