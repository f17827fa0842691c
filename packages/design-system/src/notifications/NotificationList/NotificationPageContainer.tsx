import { useEffect, useRef } from 'react';
import { NotificationPage } from './NotificationPage';
import { useNotifications } from './useNotifications';

/** The page of all notifications, which are read with it; also those that come while it is seen. */
export function NotificationPageContainer() {
  const { state, lastRead, newest, onRetry, markRead } = useNotifications();
  const isReady = state.status === 'ready';
  const readBefore = useRef<string | null | undefined>(undefined);
  if (isReady && readBefore.current === undefined) readBefore.current = lastRead;
  const markReadRef = useRef(markRead);
  markReadRef.current = markRead;
  useEffect(() => {
    if (!isReady || newest === undefined) return undefined;
    // What comes to a tab that nobody looks at is unread until somebody does.
    const read = () => document.visibilityState === 'visible' && markReadRef.current();
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isReady, newest]);
  return <NotificationPage state={state} lastRead={readBefore.current ?? null} onRetry={onRetry} />;
}
