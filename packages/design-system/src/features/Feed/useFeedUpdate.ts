import { reloadFeeds } from '@millrace/api-client';
import { FEED_REFRESH_DELAY_MS, FEED_UPDATED_MS } from '@millrace/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FeedProps } from './Feed';

interface FeedUpdate {
  state: NonNullable<FeedProps['update']>;
  /** Reads the feed anew, from its first page on. */
  now(): void;
  /** The same two seconds later, once however often it is asked for. @see FEED-016 */
  soon(): void;
}

/** Brings a feed up to date and says how that stands. @see FEED-014 */
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

  const now = async (): Promise<void> => {
    window.clearTimeout(timers.current.soon);
    window.clearTimeout(timers.current.done);
    setState('fetching');
    await reloadFeeds(queries);
    setState('fetched');
    timers.current.done = window.setTimeout(() => setState('idle'), FEED_UPDATED_MS);
  };
  return {
    state,
    now: () => void now(),
    soon: () => {
      window.clearTimeout(timers.current.soon);
      timers.current.soon = window.setTimeout(() => void now(), FEED_REFRESH_DELAY_MS);
    },
  };
}
