export type { NotificationJob } from './happenings';
export { forgetOldNotifications } from './notifications.repository';
export { notificationRoutes } from './notifications.routes';
export { tellOf } from './notifications.service';
