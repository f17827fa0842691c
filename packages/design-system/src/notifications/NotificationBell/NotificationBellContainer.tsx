import { useState } from 'react';
import { useNotifications } from '../NotificationList';
import { NotificationBell } from './NotificationBell';

/** The bell of a member: asks for what is new, and says up to when it was read as it is opened. @see NOTE-007 */
export function NotificationBellContainer() {
  const { state, hasUnread, lastRead, onRetry, markRead } = useNotifications();
  const [open, setOpen] = useState(false);
  // What was unread as the window opened stays marked in it.
  const [readBefore, setReadBefore] = useState(lastRead);
  const handleOpenChange = (next: boolean) => {
    if (next) setReadBefore(lastRead);
    setOpen(next);
    if (next) markRead();
  };
  return (
    <NotificationBell
      state={state}
      lastRead={open ? readBefore : lastRead}
      hasUnread={hasUnread}
      open={open}
      onOpenChange={handleOpenChange}
      onRetry={onRetry}
    />
  );
}
