/** Creates a seeded generator of pseudo-random numbers from 0 to below 1 (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * Returns an integer from 0 to below `end`.
   *
   * @param skew Above 1, small numbers are more frequent.
   */
  below(end: number, skew = 1): number {
    return Math.floor(end * this.next() ** skew);
  }

  /**
   * Picks an item of a list.
   *
   * @param skew Above 1, items at the front are more frequent.
   */
  pick<T>(list: readonly T[], skew = 1): T {
    const one = list[this.below(list.length, skew)];
    if (one === undefined) throw new RangeError('Nothing to pick from.');
    return one;
  }
}

/**
 * Distributes a total by rank as a power law: a few have very many, most have few.
 *
 * @param exponent The higher, the larger the first ranks.
 * @returns The count of each rank, largest first; they add up to the total.
 */
export function shareByRank(total: number, ranks: number, exponent: number): number[] {
  const weights = Array.from({ length: ranks }, (_, rank) => (rank + 10) ** -exponent);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  let left = total - shares.reduce((all, share) => all + share, 0);
  for (let rank = 0; left > 0; rank = (rank + 1) % ranks, left -= 1) shares[rank] = (shares[rank] ?? 0) + 1;
  return shares;
}
