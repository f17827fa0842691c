import type { KnownHeights } from './panes/pane';
import { shapeOf, startsDay } from './talk';

/** Measured heights: of each message shape, and of the date line above the first of a day. */
export interface MeasuredHeights {
  byShape: readonly number[];
  day: number;
}

/** Sums up heights. @param from Number of the first message. @param prepended Number of messages prepended last. */
export function sumHeights(
  { byShape, day }: MeasuredHeights,
  { from, count, prepended }: { from: number; count: number; prepended: number },
): KnownHeights {
  const tops = new Float64Array(count + 1);
  for (let at = 0; at < count; at += 1) {
    const isFirst = at === 0 && !startsDay(from);
    tops[at + 1] = (tops[at] ?? 0) + (byShape[shapeOf(from + at)] ?? 0) + (isFirst ? day : 0);
  }
  // The date that the older ones share with the first moves up.
  const former = from + prepended;
  const prependedPx = (tops[prepended] ?? 0) - (prepended > 0 && !startsDay(former) ? day : 0);
  return { tops, prependedPx };
}
