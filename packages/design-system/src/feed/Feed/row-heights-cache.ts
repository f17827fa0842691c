import { RowHeights } from '@millrace/ui/hooks';

/** Feeds of which one comes back to the place that one left; of older ones nothing is kept. */
const FEEDS_MAX = 20;

const cache = new Map<string, RowHeights>();

/**
 * What was measured of a feed when it was shown before on this page of the browser, so that the way back leads to the
 * same place. The server keeps nothing.
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
