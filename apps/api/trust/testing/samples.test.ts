import { expect, it } from 'vitest';
import { quantile, shareOfLonger } from './samples';

it('finds quantiles of what is in no order', () => {
  expect([0, 0.1, 0.5, 0.9, 1].map((share) => quantile([5, 3, 1, 4, 2], share))).toEqual([1, 1, 3, 5, 5]);
});

it('tells what is longer from what is not, and neither of two that are alike', () => {
  expect(shareOfLonger([4, 5, 6], [1, 2, 3])).toBe(1);
  expect(shareOfLonger([1, 2], [3, 4])).toBe(0);
  expect(shareOfLonger([1, 2, 3], [3, 1, 2])).toBe(0.5);
});
