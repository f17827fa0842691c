/** Page number, or a gap of omitted pages. */
export type PageOrGap = number | 'gap';

/**
 * Returns the entries of a pagination: first, last, the current page and its neighbours. The number of entries depends
 * on the total only, so that nothing moves under the pointer; a gap replaces at least two pages.
 */
export function pagesInView(current: number, total: number): PageOrGap[] {
  if (total <= MOST_PLACES) return range(1, total);
  // First, gap, three around the current one, gap, last.
  if (current <= 4) return [...range(1, 5), 'gap', total];
  if (current >= total - 3) return [1, 'gap', ...range(total - 4, total)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', total];
}

const MOST_PLACES = 7;

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
