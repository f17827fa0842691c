import { describe, expect, it } from 'vitest';
import { type RelativeTimeTexts, relativeTime } from './relative-time';

const texts: RelativeTimeTexts = {
  now: () => 'now',
  secondsAgo: (seconds) => `${seconds} seconds ago`,
  aboutAMinuteAgo: () => 'about a min ago',
  minutesAgo: (minutes) => `${minutes} mins ago`,
  todayAt: (then) => `Today at ${then.toISOString().slice(11, 16)}`,
  dateAndTime: (then) => then.toISOString(),
};
const now = new Date('2026-03-10T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now, texts, 'UTC');

describe('relativeTime', () => {
  it.each([
    [0, 'now'],
    [4.999, 'now'],
    [5, '5 seconds ago'],
    [59.9, '59 seconds ago'],
    [60, 'about a min ago'],
    [89.9, 'about a min ago'],
    [90, '2 mins ago'],
    [3599, '59 mins ago'],
    [3600, 'Today at 11:00'],
    [12 * 3600, 'Today at 00:00'],
    [12 * 3600 + 1, '2026-03-09T23:59:59.000Z'],
  ])('says how long ago %d seconds are [CONST-001]', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  it('forgives a clock that runs ahead, and dates what is planned', () => {
    expect(ago(-30)).toBe('now');
    expect(ago(-3600)).toBe('Today at 13:00');
    expect(ago(-86400)).toBe('2026-03-11T12:00:00.000Z');
  });

  it('takes the day from the zone of the reader', () => {
    const morning = new Date('2026-03-10T01:00:00Z');
    expect(relativeTime(morning, now, texts, 'America/New_York')).toBe(morning.toISOString());
    expect(relativeTime(morning, now, texts, 'Asia/Seoul')).toBe('Today at 01:00');
  });

  it('counts minutes across midnight', () => {
    const midnight = new Date('2026-03-10T00:05:00Z');
    expect(relativeTime(new Date('2026-03-09T23:55:00Z'), midnight, texts, 'UTC')).toBe('10 mins ago');
  });
});
