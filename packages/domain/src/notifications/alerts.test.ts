import { expect, it } from 'vitest';
import { nextAlertAt } from './alerts';

const next = (frequency: 'daily' | 'weekly', zone: string | null, after: string) =>
  nextAlertAt(frequency, zone, new Date(after)).toISOString();

it.each([
  ['daily', null, '2026-11-22T06:59:00Z', '2026-11-22T07:00:00.000Z'],
  ['daily', null, '2026-11-22T07:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['daily', 'Europe/Stockholm', '2026-11-22T05:00:00Z', '2026-11-22T06:00:00.000Z'],
  ['daily', 'Europe/Stockholm', '2026-07-01T05:00:00Z', '2026-07-02T05:00:00.000Z'],
  // Already the day after there.
  ['daily', 'Asia/Tokyo', '2026-11-22T20:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['daily', 'America/Los_Angeles', '2026-11-22T03:00:00Z', '2026-11-22T15:00:00.000Z'],
  // The clocks go back in the night between.
  ['daily', 'Europe/Berlin', '2026-10-24T08:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['daily', 'Asia/Kathmandu', '2026-11-22T00:00:00Z', '2026-11-22T01:15:00.000Z'],
  ['weekly', null, '2026-11-22T12:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['weekly', null, '2026-11-23T07:00:00Z', '2026-11-30T07:00:00.000Z'],
  // Monday there, Sunday here.
  ['weekly', 'Pacific/Auckland', '2026-11-22T12:00:00Z', '2026-11-22T18:00:00.000Z'],
] as const)('is %s in %s after %s: %s [GAP-094]', (frequency, zone, after, at) => {
  expect(next(frequency, zone, after)).toBe(at);
});
