import { BuddhistCalendar, toCalendar } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dateFrom, dateTimeFrom, isoDate, isoDateTime, isoTime, timeFrom } from './date-values';

describe('Values of dates and times', () => {
  it('come back as they were', () => {
    expect(isoDate(dateFrom('2026-03-02') ?? null)).toBe('2026-03-02');
    expect(isoDateTime(dateTimeFrom('2026-03-02T09:05') ?? null)).toBe('2026-03-02T09:05');
    expect(isoTime(timeFrom('09:05') ?? null)).toBe('09:05');
  });

  it('are of the one calendar that everybody shares', () => {
    const date = dateFrom('2026-03-02');
    if (!date) throw new Error('No date');
    const inBangkok = toCalendar(date, new BuddhistCalendar());
    expect(inBangkok.year).toBe(2569);
    expect(isoDate(inBangkok)).toBe('2026-03-02');
  });

  it('are empty where the text names none', () => {
    expect(dateFrom('')).toBeNull();
    expect(dateFrom('soon')).toBeNull();
    expect(dateFrom('2026-02-31')).toBeNull();
    expect(timeFrom('25:00')).toBeNull();
    expect(dateFrom(null)).toBeNull();
    expect(isoDate(null)).toBeNull();
  });

  it('stay with the component where none is given', () => {
    expect(dateFrom(undefined)).toBeUndefined();
  });
});
