import { useEffect } from 'react';
import { useEventQueue } from './useEventQueue';

/**
 * Tracks a page view of a product or company when the page becomes visible, so that prerendered and background pages
 * do not count. @see GAP-077
 */
export function usePageView(event: 'product_view' | 'company_view', id: string | undefined): void {
  const queue = useEventQueue();
  useEffect(() => {
    if (id === undefined) return;
    const count = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      queue.add({ event, id });
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [queue, event, id]);
}
