import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../../testing/read-calendar';
import { calendarFile } from './calendar-file';
import type { CalendarEventRow } from './calendars.repository';

const WEB = 'https://millrace.example';
const HOUR_MS = 3_600_000;

const forum: CalendarEventRow = {
  id: '86275098-68be-5a6b-baaf-dc3118201fa5',
  name: 'Preform & Draw Forum',
  location: 'Lingotto Fiere, Turin',
  country: 'IT',
  timeZone: 'Europe/Rome',
  startsAt: Date.UTC(2027, 1, 9, 8),
  endsAt: Date.UTC(2027, 1, 11, 15, 30),
  createdAt: Date.UTC(2026, 10, 1),
  updatedAt: Date.UTC(2026, 10, 1, 0, 2),
  details: '<h2>Who &amp; what</h2><p>Bring your <b>curves</b>.</p>',
  isAttended: true,
  isCancelled: false,
};

const fileOf = (...rows: CalendarEventRow[]) => calendarFile(rows, { name: null, webUrl: WEB });
const readOne = (row: CalendarEventRow) => {
  const { zones, events } = readCalendar(fileOf(row));
  const [event] = events;
  if (!event) throw new Error('The file is empty.');
  return { zones, ...event };
};

describe('an event as an iCalendar file', () => {
  it('is read by an independent library as the event that it is', () => {
    expect(readOne(forum)).toEqual({
      zones: ['Europe/Rome'],
      uid: `${forum.id}@millrace.example`,
      summary: 'Preform & Draw Forum',
      location: 'Lingotto Fiere, Turin, Italy',
      description: `Who & what\nBring your curves.\n\n${WEB}/events/${forum.id}`,
      start: forum.startsAt,
      end: forum.endsAt,
      zone: 'Europe/Rome',
      isBusy: true,
      status: 'CONFIRMED',
      sequence: 120,
      url: `${WEB}/events/${forum.id}`,
    });
  });

  it('is not led astray by what members write, nor longer than a line may be', () => {
    const name = 'Fair; "one", two\\n\r\nEND:VEVENT\r\nBEGIN:VALARM'.repeat(3);
    const read = readOne({ ...forum, name, location: 'Hall 7, gate "C";\nENDE' });
    expect(read.summary).toBe(name.replaceAll('\r\n', '\n'));
    expect(read.location).toBe('Hall 7, gate "C";\nENDE, Italy');
    for (const line of fileOf({ ...forum, name: 'Größe 🧵 '.repeat(40) }).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const calendar = { name: 'Glass, preform;\r\nX-EVIL:1', webUrl: WEB };
    expect(readCalendar(calendarFile([forum], calendar)).name).toBe('Glass, preform; X-EVIL:1');
    expect(calendarFile([forum], calendar)).not.toMatch(/^X-EVIL/m);
  });

  it('is struck out where it does not take place, as a newer word of the same event', () => {
    const read = readOne({ ...forum, details: '', isAttended: false, isCancelled: true });
    expect(read).toMatchObject({
      uid: `${forum.id}@millrace.example`,
      summary: 'Preform & Draw Forum',
      status: 'CANCELLED',
      isBusy: false,
      start: forum.startsAt,
      url: '',
    });
    expect(read.sequence).toBeGreaterThan(readOne(forum).sequence);
  });

  it('ends every line in CRLF, also the last, and folds between characters (IMP-25)', () => {
    const file = fileOf({ ...forum, name: 'Größe 🧵 石英玻璃 '.repeat(40) });
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\ufffd|\p{Surrogate}/u);
    }
    expect(file.replaceAll('\r\n ', '')).toContain('Größe 🧵 石英玻璃 Größe 🧵 石英玻璃');
    expect(file).not.toContain('\r\n\r\n');
  });

  it('may be empty', () => {
    expect(readCalendar(fileOf()).events).toEqual([]);
  });
});

describe('moments at the edges of zones', () => {
  it('stay what they are where clocks are put forward and back, all around the world', () => {
    const edges = [
      // Europe goes forward, and back: 02:00 to 03:00 local time comes never, and twice.
      ...[Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 9, 31, 1)].flatMap((at) =>
        ['Europe/Rome', 'Europe/London', 'Europe/Helsinki'].map((zone) => ({ at, zone })),
      ),
      // North America.
      { at: Date.UTC(2027, 2, 14, 7), zone: 'America/New_York' },
      { at: Date.UTC(2027, 10, 7, 6), zone: 'America/New_York' },
      { at: Date.UTC(2027, 2, 14, 10), zone: 'America/Los_Angeles' },
      // The southern half, where summer is at the turn of the year.
      { at: Date.UTC(2027, 3, 3, 16), zone: 'Australia/Sydney' },
      { at: Date.UTC(2027, 8, 25, 14), zone: 'Pacific/Auckland' },
      // By half an hour, to and from an offset that is no whole one.
      { at: Date.UTC(2027, 3, 3, 15), zone: 'Australia/Lord_Howe' },
      { at: Date.UTC(2027, 9, 2, 15, 30), zone: 'Australia/Lord_Howe' },
      // Quarters of an hour, no summer time, and a year apart from the next island.
      { at: Date.UTC(2027, 0, 1), zone: 'Asia/Kathmandu' },
      { at: Date.UTC(2026, 11, 31, 10), zone: 'Pacific/Kiritimati' },
      // For Ramadan, in winter.
      { at: Date.UTC(2027, 1, 7, 2), zone: 'Africa/Casablanca' },
    ];
    for (const { at, zone } of edges) {
      for (const minutes of [-90, -61, -60, -31, -30, -1, 0, 1, 29, 30, 59, 60, 61, 90]) {
        const startsAt = at + minutes * 60_000;
        for (const hours of [0.5, 26]) {
          const row = { ...forum, timeZone: zone, startsAt, endsAt: startsAt + hours * HOUR_MS };
          const { start, end } = readOne(row);
          expect([zone, start, end]).toEqual([zone, row.startsAt, row.endsAt]);
        }
      }
    }
  });

  it('are written in UTC in the hour that comes twice, and by the clocks of the place in every other', () => {
    const zoneAt = (startsAt: number) => readOne({ ...forum, startsAt, endsAt: startsAt + HOUR_MS / 2 }).zone;
    expect(zoneAt(Date.UTC(2027, 9, 30, 23, 29))).toBe('Europe/Rome');
    expect(zoneAt(Date.UTC(2027, 9, 31, 0, 30))).toBe('UTC');
    expect(zoneAt(Date.UTC(2027, 9, 31, 1, 30))).toBe('UTC');
    expect(zoneAt(Date.UTC(2027, 9, 31, 2, 0))).toBe('Europe/Rome');
  });

  it('are right in every zone that there is', () => {
    const summer = Date.UTC(2027, 6, 1, 10);
    const rows = Intl.supportedValuesOf('timeZone').flatMap((timeZone) => [
      { ...forum, timeZone, startsAt: forum.startsAt, endsAt: forum.endsAt },
      { ...forum, timeZone, startsAt: summer, endsAt: summer + HOUR_MS },
    ]);
    const { events } = readCalendar(fileOf(...rows));
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      rows.map(({ startsAt, endsAt }) => [startsAt, endsAt]),
    );
  });
});
