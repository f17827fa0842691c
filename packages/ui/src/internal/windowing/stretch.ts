import type { RowHeights } from './row-heights';

/** Rows from one index up to another, which is not among them. */
export interface Stretch {
  start: number;
  end: number;
}

/** As many rows at the end of a list, and the new ones there, unless these are more than so many. */
export const endOf = ({ start, end }: Stretch, count: number, newMax: number): Stretch => ({
  start: Math.max(0, Math.min(start, count), count - (end - start) - newMax),
  end: count,
});

interface Approach {
  /** What is to be drawn in the end. */
  wanted: Stretch;
  /** What stays in the end of that which is drawn already. */
  kept: Stretch;
  /** What stays as long as rows are still to be drawn: that is work enough for a frame. */
  keptMeanwhile: Stretch;
  stepPx: number;
  /** Whether one scrolls to the beginning: that side comes first. */
  isUpwards: boolean;
}

/**
 * A stretch, longer by one step towards what is wanted, on the side first to which one scrolls; or, where nothing is
 * missing, without what need not be kept.
 */
export function approach(
  stretch: Stretch,
  heights: RowHeights,
  { wanted, kept, keptMeanwhile, stepPx, isUpwards }: Approach,
): Stretch {
  const { start, end } = stretch;
  if (start > wanted.start && (isUpwards || end >= wanted.end)) {
    const further = heights.indexAt(heights.topOf(start) - stepPx);
    return within({ start: Math.max(wanted.start, Math.min(further, start - 1)), end }, keptMeanwhile);
  }
  if (end < wanted.end) {
    const further = heights.indexAt(heights.topOf(end) + stepPx);
    return within({ start, end: Math.min(wanted.end, Math.max(further, end + 1)) }, keptMeanwhile);
  }
  return within(stretch, kept);
}

/** Whether all of a stretch lies within another. */
export const isWithin = (part: Stretch, whole: Stretch): boolean =>
  part.start >= whole.start && part.end <= whole.end;

const within = ({ start, end }: Stretch, kept: Stretch): Stretch => ({
  start: Math.max(start, kept.start),
  end: Math.min(end, kept.end),
});
