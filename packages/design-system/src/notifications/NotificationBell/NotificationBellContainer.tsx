import { useState } from 'react';
import { useNotifications } from '../NotificationList';
import { NotificationBell } from './NotificationBell';

/** Notification bell of a member: fetches notifications, and clears the unread flag on opening. @see NOTE-007 */
export function NotificationBellContainer() {
  const { state, hasUnread, onRetry, onOpen, markSeen } = useNotifications();
  const [open, setOpen] = useState(false);
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    if (next) markSeen();
  };
  return (
    <NotificationBell
      state={state}
      hasUnread={hasUnread}
      open={open}
      onOpenChange={handleOpenChange}
      onRetry={onRetry}
      onMarkRead={onOpen}
    />
  );
}
