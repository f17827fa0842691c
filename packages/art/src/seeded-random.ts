/** Random number generator: from 0 up to, excluding, 1. */
export type Random = () => number;

/**
 * Creates a seeded random number generator: the same seed gives the same series on every machine (mulberry32).
 *
 * @param seed Converted to a 32-bit integer.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Returns an integer from 0 up to, excluding, `count`. */
export function randomIndex(random: Random, count: number): number {
  return Math.floor(random() * count);
}

/** Returns a number between two others. */
export function randomBetween(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Returns one of the values. */
export function pickOne<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[randomIndex(random, values.length)] ?? values[0];
}
