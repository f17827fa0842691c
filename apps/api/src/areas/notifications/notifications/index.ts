export { findLastRead, forgetActor, purgeExpiredNotifications } from './notifications.repository';
export { notificationRoutes } from './notifications.routes';
export { handleDomainEvent, newestFor, notificationsToTell } from './notifications.service';
export { notificationView } from './notifications.view';
