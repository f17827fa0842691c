import type { RowHeights } from './row-heights';

/** A half-open range of row indexes: `end` is excluded. */
export interface RowRange {
  start: number;
  end: number;
}

/** Returns as many rows at the end of a list, plus the new ones there, up to `newMax`. */
export const endRange = ({ start, end }: RowRange, count: number, newMax: number): RowRange => ({
  start: Math.max(0, Math.min(start, count), count - (end - start) - newMax),
  end: count,
});

interface Approach {
  /** Target range. */
  wanted: RowRange;
  /** Range of rendered rows that are kept in the end. */
  kept: RowRange;
  /** Range that is kept while rows are still to be rendered, to limit the work per frame. */
  keptMeanwhile: RowRange;
  stepPx: number;
  /** True if the scroll direction is upwards: that side comes first. */
  isUpwards: boolean;
}

/**
 * Returns the range extended by one step towards the wanted one, on the side of the scroll direction first; or, if
 * nothing is missing, cut to the overscan that is kept.
 */
export function approach(
  range: RowRange,
  heights: RowHeights,
  { wanted, kept, keptMeanwhile, stepPx, isUpwards }: Approach,
): RowRange {
  const { start, end } = range;
  if (start > wanted.start && (isUpwards || end >= wanted.end)) {
    const further = heights.indexAt(heights.rowTop(start) - stepPx);
    return within({ start: Math.max(wanted.start, Math.min(further, start - 1)), end }, keptMeanwhile);
  }
  if (end < wanted.end) {
    const further = heights.indexAt(heights.rowTop(end) + stepPx);
    return within({ start, end: Math.min(wanted.end, Math.max(further, end + 1)) }, keptMeanwhile);
  }
  return within(range, kept);
}

/** True if a range lies within another. */
export const isWithin = (part: RowRange, whole: RowRange): boolean =>
  part.start >= whole.start && part.end <= whole.end;

const within = ({ start, end }: RowRange, kept: RowRange): RowRange => ({
  start: Math.max(start, kept.start),
  end: Math.min(end, kept.end),
});
