import { RowHeights } from '@millrace/ui/hooks';

/** Size of the LRU cache. */
const FEEDS_MAX = 20;

const cache = new Map<string, RowHeights>();

/**
 * Returns the measured row heights of a feed from an LRU cache, so that back navigation restores the scroll position. The
 * server caches nothing.
 *
 * @param estimatePx The height of a post that was never measured.
 */
export function cachedRowHeights(feed: string, estimatePx: number): RowHeights {
  const heights = cache.get(feed) ?? new RowHeights(estimatePx);
  if (typeof window === 'undefined') return heights;
  cache.delete(feed);
  cache.set(feed, heights);
  const [oldest] = cache.keys();
  if (cache.size > FEEDS_MAX && oldest !== undefined) cache.delete(oldest);
  return heights;
}
