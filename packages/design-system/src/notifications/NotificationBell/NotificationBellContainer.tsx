import { useState } from 'react';
import { useNotifications } from '../NotificationList';
import { NotificationBell } from './NotificationBell';

/** The bell of a member: fetches what is new, and clears its flag as it is opened. @see NOTE-007 */
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
