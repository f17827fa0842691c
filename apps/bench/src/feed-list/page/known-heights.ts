import type { KnownHeights } from './lists/list';
import { shapeOf } from './posts';

/** Sums up heights. @param from Number of the first post. @param prepended Number of posts prepended last. */
export function sumHeights(
  byShape: readonly number[],
  { from, count, prepended }: { from: number; count: number; prepended: number },
): KnownHeights {
  const tops = new Float64Array(count + 1);
  for (let at = 0; at < count; at += 1) tops[at + 1] = (tops[at] ?? 0) + (byShape[shapeOf(from + at)] ?? 0);
  return { tops, prependedPx: tops[prepended] ?? 0 };
}
