import { describe, expect, it } from 'vitest';
import { analyticsPeriods, analyticsRangeProblem, lastDays, periodStart, utcDay } from './analytics';

describe('the periods of a range', () => {
  it('are its days', () => {
    expect(analyticsPeriods({ from: '2026-02-27', to: '2026-03-01' }, 'day')).toEqual([
      { from: '2026-02-27', to: '2026-02-27' },
      { from: '2026-02-28', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-01' },
    ]);
  });

  it('are weeks from Monday on, cut where the range begins and ends [GAP-077]', () => {
    // The 1st of January 2027 is a Friday.
    expect(analyticsPeriods({ from: '2027-01-01', to: '2027-01-12' }, 'week')).toEqual([
      { from: '2027-01-01', to: '2027-01-03' },
      { from: '2027-01-04', to: '2027-01-10' },
      { from: '2027-01-11', to: '2027-01-12' },
    ]);
  });

  it('are months, however long each is', () => {
    expect(analyticsPeriods({ from: '2028-01-31', to: '2028-03-01' }, 'month')).toEqual([
      { from: '2028-01-31', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ]);
  });

  it('are one where the range is a day', () => {
    const day = { from: '2026-11-22', to: '2026-11-22' };
    for (const by of ['day', 'week', 'month'] as const) expect(analyticsPeriods(day, by)).toEqual([day]);
  });

  it('cover two years day by day without a gap', () => {
    const days = lastDays('2028-12-31', 731);
    const periods = analyticsPeriods(days, 'day');
    expect([periods.length, periods[0]?.from, periods.at(-1)?.to]).toEqual([731, '2027-01-01', '2028-12-31']);
  });
});

it('begins a week on Monday, over the turn of a year', () => {
  expect(periodStart('2027-01-03', 'week')).toBe('2026-12-28');
  expect(periodStart('2026-12-28', 'week')).toBe('2026-12-28');
});

it('tells a day by the clock of UTC', () => {
  expect(utcDay(new Date('2026-11-22T23:30:00-05:00'))).toBe('2026-11-23');
});

it('says what is wrong with a range, and where', () => {
  const problem = (from: string, to: string) => analyticsRangeProblem({ from, to });
  expect(problem('2026-01-01', '2026-01-01')).toBeNull();
  expect(problem('2026-02-30', '2026-03-01')).toEqual({ end: 'from', problem: 'no-day' });
  expect(problem('2026-02-01', 'soon')).toEqual({ end: 'to', problem: 'no-day' });
  expect(problem('2026-02-02', '2026-02-01')).toEqual({ end: 'to', problem: 'reversed' });
  expect(problem('2024-01-01', '2025-12-31')).toBeNull();
  expect(problem('2024-01-01', '2026-01-01')).toEqual({ end: 'from', problem: 'too-long' });
});
