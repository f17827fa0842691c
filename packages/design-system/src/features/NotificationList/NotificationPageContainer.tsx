import { useEffect, useRef } from 'react';
import { NotificationPage } from './NotificationPage';
import { useNotifications } from './useNotifications';

/** The page of all notifications, which are read with it. */
export function NotificationPageContainer() {
  const { state, lastRead, onRetry, markRead } = useNotifications();
  const isReady = state.status === 'ready';
  const readBefore = useRef<string | null | undefined>(undefined);
  if (isReady && readBefore.current === undefined) readBefore.current = lastRead;
  const markReadRef = useRef(markRead);
  markReadRef.current = markRead;
  useEffect(() => {
    if (isReady) markReadRef.current();
  }, [isReady]);
  return <NotificationPage state={state} lastRead={readBefore.current ?? null} onRetry={onRetry} />;
}
