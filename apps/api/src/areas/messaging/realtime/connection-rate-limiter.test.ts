import { expect, it, vi } from 'vitest';
import { ConnectionRateLimiter, TokenBucket } from './connection-rate-limiter';

it('allows so many at once, and as many a minute in the long run, to each for itself', () => {
  vi.useFakeTimers();
  const connectionLimiter = new ConnectionRateLimiter(60);
  const take = (times: number, key: string) =>
    Array.from({ length: times }, () => connectionLimiter.take(key)).filter(Boolean).length;
  expect([take(100, 'a'), take(100, 'b')]).toEqual([60, 60]);
  vi.advanceTimersByTime(10_000);
  expect(take(100, 'a')).toBe(10);
  vi.useRealTimers();
});

it('knows no limit where there is none', () => {
  const connectionLimiter = new ConnectionRateLimiter(0);
  expect(Array.from({ length: 1000 }, () => connectionLimiter.take('a')).every(Boolean)).toBe(true);
});

it('a token bucket allows a burst, then a rate per second, and saves up no more than the burst', () => {
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
