import { useEffect } from 'react';
import { useEventQueue } from './useEventQueue';

/**
 * Counts that the page of a product or company is looked at: once it is to be seen, so that what a browser loads ahead, or
 * restores in a tab behind, does not count. @see GAP-077
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
