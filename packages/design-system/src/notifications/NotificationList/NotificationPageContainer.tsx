import { useEffect, useRef } from 'react';
import { NotificationPage, type NotificationPageProps } from './NotificationPage';
import { useNotifications } from './useNotifications';

export type NotificationPageContainerProps = Pick<
  NotificationPageProps,
  'filter' | 'onFilterChange' | 'actions'
>;

/** The page of all notifications; the flag of the bell is cleared while it is seen. @see NOTE-007 */
export function NotificationPageContainer(props: NotificationPageContainerProps) {
  const { state, newest, onRetry, onOpen, markSeen } = useNotifications();
  const isReady = state.status === 'ready';
  const markSeenRef = useRef(markSeen);
  markSeenRef.current = markSeen;
  useEffect(() => {
    if (!isReady || newest === undefined) return undefined;
    // What comes to a tab that nobody looks at is new until somebody does.
    const see = () => document.visibilityState === 'visible' && markSeenRef.current();
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isReady, newest]);
  return <NotificationPage {...props} state={state} onRetry={onRetry} onMarkRead={onOpen} />;
}
