import { expect, it } from 'vitest';
import { rangeBefore, readShownRange, writeShownRange } from './analytics-range';

const read = (query: string) => readShownRange(new URLSearchParams(query), '2026-09-20');

it('shows four weeks by day where nobody asks for others, or for what cannot be shown', () => {
  const usual = { from: '2026-08-24', to: '2026-09-20', by: 'day', preset: 28 };
  for (const query of ['', 'days=13', 'from=2026-02-30&to=2026-03-01', 'from=2026-09-02&to=2026-09-01']) {
    expect(read(query)).toEqual(usual);
  }
});

it('puts longer times together by week and month, unless an address says otherwise', () => {
  expect([read('days=90').by, read('days=365').by, read('days=365&by=week').by]).toEqual([
    'week',
    'month',
    'week',
  ]);
  expect(read('from=2026-09-20&to=2026-09-20')).toMatchObject({ by: 'day', preset: null });
});

it('writes what it reads, and leaves last days the last', () => {
  for (const query of ['days=90&by=day', 'from=2026-01-01&to=2026-03-31&by=week']) {
    expect(writeShownRange(read(query)).toString()).toBe(query);
  }
});

it('compares a range with as many days before it', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-28', by: 'day' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    by: 'day',
  });
});
