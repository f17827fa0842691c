import { RowHeights } from '@millrace/ui/hooks';

/** Feeds of which one comes back to the place that one left; of older ones nothing is kept. */
const FEEDS = 20;

const kept = new Map<string, RowHeights>();

/**
 * What was measured of a feed when it was shown before on this page of the browser, so that the way back leads to the
 * same place. The server keeps nothing.
 *
 * @param estimatePx The height of a post that was never measured.
 */
export function keptHeights(feed: string, estimatePx: number): RowHeights {
  const heights = kept.get(feed) ?? new RowHeights(estimatePx);
  if (typeof window === 'undefined') return heights;
  kept.delete(feed);
  kept.set(feed, heights);
  const [oldest] = kept.keys();
  if (kept.size > FEEDS && oldest !== undefined) kept.delete(oldest);
  return heights;
}
