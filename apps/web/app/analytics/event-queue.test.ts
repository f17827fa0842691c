import type { SeenEvent } from '@millrace/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventQueue } from './event-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('EventQueue batches and deduplicates events, and flushes them when the page is hidden [GAP-077]', () => {
  const sent: SeenEvent[][] = [];
  const queue = new EventQueue((events) => sent.push(events));
  const view = { event: 'product_view', id: 'glass' } as const;
  queue.add(view);
  queue.add(view);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(sent).toEqual([[view]]);
  // A visit later is another one.
  queue.add(view);
  queue.flush();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([[view], [view]]);
});

it('EventQueue splits batches at ANALYTICS_EVENTS_MAX', () => {
  const sizes: number[] = [];
  const queue = new EventQueue((events) => sizes.push(events.length));
  for (let id = 0; id < 120; id += 1) queue.add({ event: 'post_view', id: String(id) });
  queue.flush();
  expect(sizes).toEqual([50, 50, 20]);
});
