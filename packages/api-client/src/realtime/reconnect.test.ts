import { expect, it } from 'vitest';
import { reconnectDelayMs } from './reconnect';

it('waits a second at first, then twice as long each time, and ten seconds at most [CHAT-013]', () => {
  const waits = (random: () => number) => [0, 1, 2, 3, 4, 50].map((tries) => reconnectDelayMs(tries, random));
  expect(waits(() => 0)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  expect(waits(() => 1)).toEqual([1250, 2500, 5000, 10_000, 10_000, 10_000]);
});
