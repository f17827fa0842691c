export const notificationBellMessages = {
  'notifications.bell': 'Notifications',
  'notifications.bellUnread': 'Notifications, some are unread',
} as const;
