import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelWrite, cancelWrites, flushWrite, scheduleWrite } from './debounced-storage-write';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cancelWrites();
  vi.useRealTimers();
});

/** Types for as long as is said, a letter each 50 ms. */
function type(key: string, write: () => void, ms: number) {
  for (let at = 0; at < ms; at += 50) {
    scheduleWrite(key, write);
    vi.advanceTimersByTime(50);
  }
}

test('what is typed is written once, at the pause behind it', () => {
  const write = vi.fn();
  type('draft', write, 1000);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(write).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(write).toHaveBeenCalledOnce();
});

test('who never pauses is written all the same', () => {
  const write = vi.fn();
  type('draft', write, 4500);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a page that is left or put away writes what waits', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  scheduleWrite('one', one);
  dispatchEvent(new Event('pagehide'));
  expect(one).toHaveBeenCalledOnce();
  scheduleWrite('other', other);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(other).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('what is forgotten is not written, neither later nor when the page is left', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  scheduleWrite('one', one);
  scheduleWrite('other', other);
  cancelWrite('one');
  flushWrite('one');
  cancelWrites();
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(5000);
  expect(one).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});
