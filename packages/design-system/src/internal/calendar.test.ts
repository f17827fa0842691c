import { expect, it } from 'vitest';
import { createMessages } from '../messages/create-messages';
import { calendarAt, dayInWords, formatDay, shortMoment } from './calendar';

const utc = createMessages();
const tokyo = createMessages({ timeZone: 'Asia/Tokyo' });
const now = Date.parse('2026-09-15T20:00:00.000Z');

it('knows days by where the reader is', () => {
  expect(formatDay(utc, '2026-09-14T23:30:00.000Z')).not.toBe(formatDay(utc, '2026-09-15T00:30:00.000Z'));
  expect(formatDay(tokyo, '2026-09-14T23:30:00.000Z')).toBe(formatDay(tokyo, '2026-09-15T00:30:00.000Z'));
});

it('calls the last two days by name, and others by their date', () => {
  const inWords = (at: string) => dayInWords(utc, at, calendarAt(utc, now));
  expect(inWords('2026-09-15T00:00:00.000Z')).toBe('Today');
  expect(inWords('2026-09-14T23:59:59.000Z')).toBe('Yesterday');
  expect(inWords('2026-09-13T12:00:00.000Z')).toBe('Sunday, September 13, 2026');
  // In Tokyo it is the 16th already.
  expect(dayInWords(tokyo, '2026-09-15T12:00:00.000Z', calendarAt(tokyo, now))).toBe('Yesterday');
  expect(dayInWords(utc, '2026-09-15T00:00:00.000Z', null)).toBe('Tuesday, September 15, 2026');
});

it('finds yesterday where a day has 25 hours', () => {
  const berlin = createMessages({ timeZone: 'Europe/Berlin' });
  // Clocks went back on the 25th of October; it is half past eleven in the evening.
  expect(calendarAt(berlin, Date.parse('2026-10-25T22:30:00.000Z'))).toEqual({
    today: '10/25/2026',
    yesterday: '10/24/2026',
    thisYear: '2026',
  });
});

it('writes a moment of today by its time, and others by their date, with another year', () => {
  const short = (at: string) => shortMoment(utc, at, calendarAt(utc, now));
  expect(short('2026-09-15T09:05:00.000Z')).toBe('9:05 AM');
  expect(short('2026-09-14T09:05:00.000Z')).toBe('Sep 14');
  expect(short('2025-12-31T09:05:00.000Z')).toBe('Dec 31, 2025');
  expect(shortMoment(utc, '2026-09-14T09:05:00.000Z', null)).toBe('Sep 14, 2026');
});
