import { describe, expect, it } from 'vitest';
import { pickOne, randomBetween, randomIndex, seededRandom } from './seeded-random';

describe('seededRandom', () => {
  it('repeats its series for a seed, from 0 up to 1', () => {
    const series = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));
    expect(series(7)).toEqual(series(7));
    expect(series(7)).not.toEqual(series(8));
    expect(series(7).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('spreads over what is asked for', () => {
    const random = seededRandom(1);
    const picked = Array.from({ length: 200 }, () => pickOne(random, ['a', 'b', 'c']));
    expect(new Set(picked).size).toBe(3);
    expect(randomIndex(() => 0.999, 3)).toBe(2);
    expect(randomBetween(() => 0.5, 2, 4)).toBe(3);
  });
});
