export type { NotificationJob } from './happenings';
export { findLastRead, forgetOldNotifications } from './notifications.repository';
export { notificationRoutes } from './notifications.routes';
export { notificationsToTell, tellOf } from './notifications.service';
export { notificationView } from './notifications.view';
