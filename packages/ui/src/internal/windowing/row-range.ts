import type { RowHeights } from './row-heights';

/** A half-open range of row indexes: `end` is excluded. */
export interface RowRange {
  start: number;
  end: number;
}

/** As many rows at the end of a list, and the new ones there, unless these are more than so many. */
export const endRange = ({ start, end }: RowRange, count: number, newMax: number): RowRange => ({
  start: Math.max(0, Math.min(start, count), count - (end - start) - newMax),
  end: count,
});

interface Approach {
  /** What is to be drawn in the end. */
  wanted: RowRange;
  /** What stays in the end of that which is drawn already. */
  kept: RowRange;
  /** What stays as long as rows are still to be drawn: that is work enough for a frame. */
  keptMeanwhile: RowRange;
  stepPx: number;
  /** True if one scrolls to the beginning: that side comes first. */
  isUpwards: boolean;
}

/**
 * Returns the range extended by one step towards the wanted one, on the side of the scroll direction first; or, where
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
