/** Minimum width of a column in px. */
export const COLUMN_MIN_PX = 48;

/**
 * Returns the widths of the visible columns in percent of the table, in order. A column that was hidden when the
 * others were resized gets their average width; null if no width was set.
 */
export function columnShares(
  ids: readonly string[],
  known: Readonly<Record<string, number>>,
): readonly number[] | null {
  const set = ids.map((id) => known[id]).filter((share) => share !== undefined);
  if (set.length === 0) return null;
  const average = sumNumbers(set) / set.length;
  const shares = ids.map((id) => known[id] ?? average);
  const total = sumNumbers(shares);
  return shares.map((share) => (100 * share) / total);
}

/** Moves the edge between a column and the next; the sum of their widths stays. @param byPx Towards the end. */
export function moveEdge(widthsPx: readonly number[], column: number, byPx: number): number[] {
  const { least, most } = resizeLimits(widthsPx, column);
  const before = widthsPx[column] ?? 0;
  const after = Math.min(most, Math.max(least, before + byPx));
  const next = [...widthsPx];
  next[column] = after;
  next[column + 1] = (widthsPx[column + 1] ?? 0) - (after - before);
  return next;
}

/** Returns the minimum and maximum width of a column while it is resized, in pixels. */
export function resizeLimits(widthsPx: readonly number[], column: number): { least: number; most: number } {
  const width = widthsPx[column] ?? 0;
  const next = widthsPx[column + 1] ?? 0;
  // A column that is already narrower keeps its width as the minimum.
  const least = Math.min(COLUMN_MIN_PX, width);
  return { least, most: width + next - Math.min(COLUMN_MIN_PX, next) };
}

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
