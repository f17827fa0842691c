/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * Random numbers that a seed decides: the same seed gives the same series on every machine (mulberry32).
 *
 * @param seed Taken as a 32-bit integer.
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

/** A whole number from 0 up to, not including, `count`. */
export function randomIndex(random: Random, count: number): number {
  return Math.floor(random() * count);
}

/** A number between two others. */
export function randomBetween(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** One of the values. */
export function pickOne<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[randomIndex(random, values.length)] ?? values[0];
}
