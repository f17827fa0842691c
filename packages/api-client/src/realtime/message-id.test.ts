import { expect, it } from 'vitest';
import { newMessageId } from './message-id';

it('makes ids of version 7, each its own and in order, also within a millisecond and when the clock goes back', () => {
  // Later than any id that another test may have had made.
  const now = Date.parse('2126-11-22T05:00:00.000Z');
  const ids = [...Array.from({ length: 200 }, () => newMessageId(now)), newMessageId(now - 60_000)];
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(201);
  expect([...ids].sort()).toEqual(ids);
  expect(Number.parseInt((ids[0] ?? '').slice(0, 13).replace('-', ''), 16)).toBe(now);
});
