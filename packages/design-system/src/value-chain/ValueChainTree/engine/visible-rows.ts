import type { VisibleTree } from './visible-tree';

/**
 * Finds what a window onto the tree shows. Within a level, reading order is also the order of heights, for rows
 * as for the parents they hang from; so what is in view of a level is one run, and two binary searches find it.
 * A query costs O(log n) for each level in view, and no index has to be built.
 *
 * @param y Vertical centre of each row, not falling within a level.
 */

/** First and past-the-last place in `tree.byLevel` of the rows of a level whose centre lies within a range. */
export function rowsInView(
  tree: VisibleTree,
  y: Float64Array,
  level: number,
  top: number,
  bottom: number,
  out: Run,
): Run {
  const start = tree.levelStart[level] as number;
  const end = tree.levelStart[level + 1] as number;
  const { byLevel } = tree;
  out.start = firstWhere(start, end, (place) => (y[byLevel[place] as number] as number) >= top);
  out.end = firstWhere(out.start, end, (place) => (y[byLevel[place] as number] as number) > bottom);
  return out;
}

/** The same for links, named by the row at their lower end: those that touch the range, also only on their way. */
export function linksInView(
  tree: VisibleTree,
  y: Float64Array,
  level: number,
  top: number,
  bottom: number,
  out: Run,
): Run {
  const start = tree.levelStart[level] as number;
  const end = tree.levelStart[level + 1] as number;
  const { byLevel, parent } = tree;
  if (level === 0) {
    out.start = start;
    out.end = start;
    return out;
  }
  out.start = firstWhere(start, end, (place) => {
    const row = byLevel[place] as number;
    return (y[row] as number) >= top || (y[parent[row] as number] as number) >= top;
  });
  out.end = firstWhere(out.start, end, (place) => {
    const row = byLevel[place] as number;
    return (y[row] as number) > bottom && (y[parent[row] as number] as number) > bottom;
  });
  return out;
}

/** Places from `start` up to, not including, `end`. */
export interface Run {
  start: number;
  end: number;
}

/** First place of a range for which a condition holds that holds from there on; `end` if for none. */
export function firstWhere(start: number, end: number, holds: (place: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
