import { describe, expect, it } from 'vitest';
import { dayIn, daysOfEvent, isTimeZone, readEventVote, shownTimeZone, timeZoneName } from './events';

describe('readEventVote', () => {
  it('takes a vote without regard to case and spaces, and "Attending" for Going [DIFF-020]', () => {
    for (const text of ['Going', 'going', ' GOING ', 'Attending', 'attending']) {
      expect(readEventVote(text)).toBe('Going');
    }
    for (const text of ['Not Sure', 'notsure', 'NOT  SURE', 'not sure']) {
      expect(readEventVote(text)).toBe('Not Sure');
    }
    expect(readEventVote('interested')).toBe('Interested');
    for (const text of ['', 'maybe', 'constructor', '__proto__']) expect(readEventVote(text)).toBeNull();
  });
});

describe('isTimeZone', () => {
  it('knows names of zones, and no offsets', () => {
    for (const name of ['Europe/Rome', 'UTC', 'America/Argentina/Buenos_Aires']) {
      expect(isTimeZone(name)).toBe(true);
    }
    for (const name of ['', '+01:00', 'Europe/Nowhere', 'Rome']) expect(isTimeZone(name)).toBe(false);
  });
});

describe('dayIn', () => {
  it('is the day of the place, on either side of midnight and of the clocks changing', () => {
    const late = Date.UTC(2027, 1, 9, 23, 30);
    expect(dayIn('Europe/Rome', late)).toBe('2027-02-10');
    expect(dayIn('America/New_York', late)).toBe('2027-02-09');
    expect(dayIn('Pacific/Kiritimati', Date.UTC(2026, 11, 31, 10, 0))).toBe('2027-01-01');
    // The clocks go forward at 01:00 UTC, so that the day ends an hour earlier.
    expect(dayIn('Europe/Rome', Date.UTC(2027, 2, 28, 21, 59))).toBe('2027-03-28');
    expect(dayIn('Europe/Rome', Date.UTC(2027, 2, 28, 22, 0))).toBe('2027-03-29');
  });
});

describe('the days of an event', () => {
  it('leave out the day that begins as it ends, unless it has no other', () => {
    const midnight = Date.UTC(2027, 1, 9, 23);
    expect(daysOfEvent('Europe/Rome', midnight - 3_600_000, midnight)).toEqual({
      first: '2027-02-09',
      last: '2027-02-09',
    });
    expect(daysOfEvent('Europe/Rome', midnight, midnight)).toEqual({
      first: '2027-02-10',
      last: '2027-02-10',
    });
    expect(daysOfEvent('Europe/Rome', midnight - 1, midnight + 1).last).toBe('2027-02-10');
  });
});

describe('the name of a zone', () => {
  it('is spelt as its list has it, and stays that of its town', () => {
    expect(['europe/rome', 'UTC', 'Asia/Kolkata', 'Europe/Kyiv'].map(timeZoneName)).toEqual([
      'Europe/Rome',
      'UTC',
      'Asia/Kolkata',
      'Europe/Kyiv',
    ]);
    expect(() => timeZoneName('Europe/Nowhere')).toThrow(RangeError);
  });

  it('gives way to UTC where this engine does not know it', () => {
    expect(['Europe/Rome', 'Europe/Nowhere', '+01:00'].map(shownTimeZone)).toEqual([
      'Europe/Rome',
      'UTC',
      'UTC',
    ]);
  });
});
