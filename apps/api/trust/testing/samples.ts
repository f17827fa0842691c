/** A quantile of measured values. @param share Such as 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Of all pairs of one value of each, the share in which the first is the larger: 0.5 where the two can't be told apart.
 *
 * @see https://en.wikipedia.org/wiki/Mann%E2%80%93Whitney_U_test
 */
export function shareOfLonger(values: readonly number[], others: readonly number[]): number {
  let longer = 0;
  for (const value of values) {
    for (const other of others) longer += value > other ? 1 : value === other ? 0.5 : 0;
  }
  return longer / (values.length * others.length);
}
