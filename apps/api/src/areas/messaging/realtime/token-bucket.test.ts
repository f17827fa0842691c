import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket';

it('gives so much at once, then so much a second, and saves up no more than that', () => {
  let now = 0;
  const bucket = new TokenBucket(3, 2, () => now);
  const taken = () => [1, 2, 3, 4].filter(() => bucket.take()).length;
  expect(taken()).toBe(3);
  now += 400;
  expect(taken()).toBe(0);
  now += 600;
  expect(taken()).toBe(2);
  now += 3_600_000;
  expect(taken()).toBe(3);
});
