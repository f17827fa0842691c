import { TZDate, tzOffset } from '@date-fns/tz';
import { countryName, DAY_MS, eventPath, placeOfEvent } from '@millrace/domain';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { writtenDetails } from '../events';
import type { CalendarEventRow } from './calendars.repository';

/** How often subscribers are asked to look again. */
const REFRESH_SECONDS = 3600;

interface CalendarFileOptions {
  /** Name of the calendar; null for the file of a single event. */
  name: string | null;
  /** Of the web host, where the events have their pages. */
  webUrl: string;
}

/**
 * Events as an iCalendar file: each at the moments it has, by the clocks of its place, whose zone goes with it.
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
      // There is no page any more of what does not take place.
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
      // It must rise with every change: none comes within a second of another, but a removal may.
      sequence: Math.max(0, Math.floor((row.updatedAt - row.createdAt) / 1000)) + (row.isCancelled ? 1 : 0),
    });
  }
  return calendar.toString();
}

/** The zone by whose clocks an event is written; null is UTC, which an hour that comes twice is written in. */
function zoneToWrite({ timeZone, startsAt, endsAt }: CalendarEventRow): string | null {
  if (timeZone === 'UTC') return null;
  return [startsAt, endsAt].some((moment) => isShownTwice(timeZone, moment)) ? null : timeZone;
}

/** When the events in a zone begin and end. */
const momentsIn = (rows: readonly CalendarEventRow[], timeZone: string): number[] =>
  rows.filter((row) => row.timeZone === timeZone).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);

/** The library writes a calendar's name as it is. */
const escaped = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[\\;,]/g, '\\$&');

const MINUTE_MS = 60_000;

/**
 * A zone as iCalendar's VTIMEZONE, as far as these moments need it: how its clocks stand at the first, and a change of them
 * wherever they stand otherwise at the next. Written from the zones of this process, by which the local times beside it
 * are written too, so that both always say the same moment: a list of zones from elsewhere may know of other laws. What it
 * costs grows with the moments, and not with the years between them.
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
 * Whether the clocks of a zone show a moment's time twice, as when they are put back: readers of iCalendar do not agree on
 * which of the two a local time means.
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
  /** As `after`, how many milliseconds the clocks are ahead of UTC. */
  before: number;
  after: number;
}

/** Changes that lead from how the clocks stand at one moment to how they stand at another; none where that is the same. */
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
  // Which of the two is summer's tells readers nothing: what counts is the offset.
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

/** @param local As if the clocks that show it were those of UTC. */
const written = (local: number): string => new Date(local).toISOString().replace(/[-:]|\.\d{3}Z$/g, '');

function writtenOffset(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`;
}
