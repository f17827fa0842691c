/** Returns the median; NaN of no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1
    ? Number(sorted[Math.floor(middle)])
    : (Number(sorted[middle - 1]) + Number(sorted[middle])) / 2;
}

/** Returns a percentile. @param sorted Ascending. @param share From 0 to 1. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
