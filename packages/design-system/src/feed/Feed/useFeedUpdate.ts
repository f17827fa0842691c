import { reloadFeeds } from '@millrace/api-client';
import { FEED_REFRESH_DELAY_MS, FEED_UPDATED_MS } from '@millrace/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FeedProps } from './Feed';

interface FeedUpdate {
  state: NonNullable<FeedProps['update']>;
  /** Refetches the feed from its first page. */
  now(): void;
  /** Refetches the feed after two seconds; further calls in between are merged. @see FEED-016 */
  soon(): void;
  /** Like `soon`, but keeps the scroll position, however far down. @see FEED-016 */
  soonHere(): void;
}

/** Refetches a feed and returns the status. Its functions are referentially stable. @see FEED-014 */
export function useFeedUpdate(): FeedUpdate {
  const queries = useQueryClient();
  const [state, setState] = useState<FeedUpdate['state']>('idle');
  const timers = useRef<{ soon?: number; done?: number }>({});

  useEffect(() => {
    const { current } = timers;
    return () => {
      window.clearTimeout(current.soon);
      window.clearTimeout(current.done);
    };
  }, []);

  const begin = useCallback(
    (keep: 'start' | 'place') => {
      const update = async (): Promise<void> => {
        window.clearTimeout(timers.current.soon);
        window.clearTimeout(timers.current.done);
        setState('fetching');
        try {
          await reloadFeeds(queries, keep);
        } catch {
          setState('failed');
          return;
        }
        setState('fetched');
        timers.current.done = window.setTimeout(() => setState('idle'), FEED_UPDATED_MS);
      };
      void update();
    },
    [queries],
  );
  const beginSoon = useCallback(
    (keep: 'start' | 'place') => {
      window.clearTimeout(timers.current.soon);
      timers.current.soon = window.setTimeout(begin, FEED_REFRESH_DELAY_MS, keep);
    },
    [begin],
  );
  const now = useCallback(() => begin('start'), [begin]);
  const soon = useCallback(() => beginSoon('start'), [beginSoon]);
  const soonHere = useCallback(() => beginSoon('place'), [beginSoon]);
  return { state, now, soon, soonHere };
}
