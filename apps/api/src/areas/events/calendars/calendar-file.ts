import { TZDate, tzOffset } from '@date-fns/tz';
import { countryName, DAY_MS, eventPath, placeOfEvent } from '@millrace/domain';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { writtenDetails } from '../events';
import type { CalendarEventRow } from './calendars.repository';

/** Suggested refresh interval for subscribers. */
const REFRESH_SECONDS = 3600;

interface CalendarFileOptions {
  /** Name of the calendar; null for a file with one event. */
  name: string | null;
  /** URL of the web host, for links to events. */
  webUrl: string;
}

/**
 * Returns events as an iCalendar file, in the local time of their place with its time zone definition.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFile(
  rows: readonly CalendarEventRow[],
  { name, webUrl }: CalendarFileOptions,
): string {
  const calendar = ical({
    prodId: { company: 'Millrace', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(name !== null && { name: escaped(name), ttl: REFRESH_SECONDS }),
    timezone: { name: null, generator: (timeZone) => timeZoneBlock(timeZone, momentsIn(rows, timeZone)) },
  });
  const { host } = new URL(webUrl);
  for (const row of rows) {
    const url = webUrl + eventPath({ id: row.id });
    const timeZone = zoneToWrite(row);
    calendar.createEvent({
      id: `${row.id}@${host}`,
      summary: row.name,
      location: placeOfEvent(row.location, countryName(row.country)),
      // A cancelled event has no page.
      ...(!row.isCancelled && { description: `${writtenDetails(row.details)}\n\n${url}`, url }),
      ...(timeZone === null
        ? { start: new Date(row.startsAt), end: new Date(row.endsAt) }
        : {
            start: new TZDate(row.startsAt, timeZone),
            end: new TZDate(row.endsAt, timeZone),
            timezone: timeZone,
          }),
      status: row.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: row.isAttended ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      stamp: new Date(row.updatedAt),
      created: new Date(row.createdAt),
      lastModified: new Date(row.updatedAt),
      // Must increase with every change. Edits are at least a second apart, but a removal may follow sooner.
      sequence: Math.max(0, Math.floor((row.updatedAt - row.createdAt) / 1000)) + (row.isCancelled ? 1 : 0),
    });
  }
  // Each line ends in CRLF, also the last.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Returns the time zone to write an event in; null for UTC, which is used for ambiguous local times. */
function zoneToWrite({ timeZone, startsAt, endsAt }: CalendarEventRow): string | null {
  if (timeZone === 'UTC') return null;
  return [startsAt, endsAt].some((moment) => isShownTwice(timeZone, moment)) ? null : timeZone;
}

/** Returns the start and end times of all events in a time zone. */
const momentsIn = (rows: readonly CalendarEventRow[], timeZone: string): number[] =>
  rows.filter((row) => row.timeZone === timeZone).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);

/** Escapes the calendar's name, which the library does not. */
const escaped = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[\\;,]/g, '\\$&');

const MINUTE_MS = 60_000;

/**
 * Returns a time zone as a VTIMEZONE with only the transitions that these times need: the offset at the first, and a
 * transition wherever the offset differs at the next. Generated from this process's zone data, which also produces the
 * local times, so that both are consistent; a bundled list could follow other rules. The size is proportional to the
 * number of times, not to the years between them.
 *
 * @param moments In milliseconds since 1970, at least one.
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
function timeZoneBlock(timeZone: string, moments: readonly number[]): string {
  const sorted = [...moments].sort((one, other) => one - other);
  const first = sorted[0] ?? 0;
  const before = offsetAt(timeZone, first);
  const changes = [
    { at: wholeMinute(first - DAY_MS), before, after: before },
    ...sorted.slice(1).flatMap((moment, index) => changesBetween(timeZone, sorted[index] ?? first, moment)),
  ];
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...changes.map(observance), 'END:VTIMEZONE'].join('\r\n');
}

/**
 * True if a local time is ambiguous because clocks are set back: iCalendar clients disagree on
 * which of the two it means.
 */
function isShownTwice(timeZone: string, moment: number): boolean {
  const offset = offsetAt(timeZone, moment);
  return [moment - DAY_MS, moment + DAY_MS].some((near) => {
    const other = offsetAt(timeZone, near);
    return other !== offset && offsetAt(timeZone, moment + offset - other) === other;
  });
}

interface Change {
  at: number;
  /** UTC offset in milliseconds, like `after`. */
  before: number;
  after: number;
}

/** Finds transitions that lead from the offset at one time to that at another, by binary search; none if equal. */
function changesBetween(timeZone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  const wanted = offsetAt(timeZone, to);
  let begin = wholeMinute(from);
  for (let before = offsetAt(timeZone, begin); before !== wanted; before = offsetAt(timeZone, begin)) {
    let [low, high] = [begin, wholeMinute(to) + MINUTE_MS];
    while (high - low > MINUTE_MS) {
      const middle = wholeMinute((low + high) / 2);
      if (offsetAt(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after: offsetAt(timeZone, high) });
    begin = high;
  }
  return changes;
}

function observance({ at, before, after }: Change): string {
  // Clients only use the offset, so it does not matter which one is really daylight saving time.
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${written(at + before)}`,
    `TZOFFSETFROM:${writtenOffset(before)}`,
    `TZOFFSETTO:${writtenOffset(after)}`,
    `END:${kind}`,
  ].join('\r\n');
}

const offsetAt = (timeZone: string, moment: number): number =>
  tzOffset(timeZone, new Date(moment)) * MINUTE_MS;

const wholeMinute = (moment: number): number => Math.floor(moment / MINUTE_MS) * MINUTE_MS;

/** @param local Local time as if it were UTC. */
const written = (local: number): string => new Date(local).toISOString().replace(/[-:]|\.\d{3}Z$/g, '');

function writtenOffset(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`;
}
