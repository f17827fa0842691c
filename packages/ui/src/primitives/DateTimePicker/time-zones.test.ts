import { parseDateTime } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { clockChangeAt, findTimeZones, toTimeZone, utcOffset } from './time-zones';

const winter = parseDateTime('2026-01-15T09:00');
const summer = parseDateTime('2026-07-15T09:00');
const ids = (query: string) => findTimeZones(query, 'en').map(({ id }) => id);

describe('Time zones', () => {
  it('are called by their place', () => {
    expect(toTimeZone('America/Argentina/Buenos_Aires').city).toBe('Buenos Aires');
    expect(toTimeZone('UTC').city).toBe('UTC');
  });

  it('are so far from UTC as they are on that day', () => {
    expect(utcOffset('Europe/Berlin', winter)).toBe('UTC+1');
    expect(utcOffset('Europe/Berlin', summer)).toBe('UTC+2');
    expect(utcOffset('America/St_Johns', winter)).toBe('UTC−3:30');
    expect(utcOffset('Asia/Kathmandu', winter)).toBe('UTC+5:45');
    expect(utcOffset('UTC', winter)).toBe('UTC');
    expect(utcOffset('Mars/Olympus', winter)).toBe('');
  });

  it('are found by place, by name and by distance', () => {
    expect(ids('berl')[0]).toBe('Europe/Berlin');
    expect(ids('sao paulo')).toEqual(['America/Sao_Paulo']);
    expect(ids('kolkata')).toEqual(['Asia/Kolkata']);
    expect(ids('japan')).toEqual(['Asia/Tokyo']);
    expect(ids('utc+5:45')).toEqual(['Asia/Kathmandu']);
    expect(ids('+9')).toEqual(expect.arrayContaining(['Asia/Tokyo']));
    expect(ids('utc')[0]).toBe('UTC');
    expect(ids('nowhere')).toEqual([]);
    expect(ids(' ')).toEqual([]);
  });

  it('skip an hour in spring and repeat one in autumn', () => {
    const at = (local: string) => clockChangeAt(parseDateTime(local), 'Europe/Berlin');
    expect(at('2026-03-29T01:59')).toBe('none');
    expect(at('2026-03-29T02:30')).toBe('skipped');
    expect(at('2026-03-29T03:00')).toBe('none');
    expect(at('2026-10-25T02:30')).toBe('repeated');
    expect(at('2026-10-25T03:00')).toBe('none');
    expect(clockChangeAt(parseDateTime('2026-03-29T02:30'), 'UTC')).toBe('none');
    expect(clockChangeAt(winter, 'Mars/Olympus')).toBe('none');
  });
});
