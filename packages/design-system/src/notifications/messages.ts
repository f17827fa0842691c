import { notificationBellMessages } from './NotificationBell/NotificationBell.messages';
import { notificationListMessages } from './NotificationList/NotificationList.messages';

/** The English texts of the area. */
export const notificationsTexts = {
  ...notificationBellMessages,
  ...notificationListMessages,
} as const;
