export const notificationBellMessages = {
  'notifications.bell': 'Notifications',
  'notifications.bellUnread': 'Notifications, unread',
} as const;
