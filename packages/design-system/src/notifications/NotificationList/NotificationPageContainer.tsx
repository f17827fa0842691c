import { useEffect, useRef } from 'react';
import { NotificationPage, type NotificationPageProps } from './NotificationPage';
import { useNotifications } from './useNotifications';

export type NotificationPageContainerProps = Pick<
  NotificationPageProps,
  'filter' | 'onFilterChange' | 'actions'
>;

/** Page of all notifications; clears the unread flag of the bell while visible. @see NOTE-007 */
export function NotificationPageContainer(props: NotificationPageContainerProps) {
  const { state, newest, onRetry, onOpen, markSeen } = useNotifications();
  const isReady = state.status === 'ready';
  const markSeenRef = useRef(markSeen);
  markSeenRef.current = markSeen;
  useEffect(() => {
    if (!isReady || newest === undefined) return undefined;
    // In a hidden tab, notifications stay new until the tab is visible.
    const see = () => document.visibilityState === 'visible' && markSeenRef.current();
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isReady, newest]);
  return <NotificationPage {...props} state={state} onRetry={onRetry} onMarkRead={onOpen} />;
}
