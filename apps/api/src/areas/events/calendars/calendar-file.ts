import { TZDate } from '@date-fns/tz';
import { countryName, eventPath, placeOfEvent } from '@millrace/domain';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { writtenDetails } from '../events';
import type { CalendarEventRow } from './calendar-events.repository';
import { isShownTwice, timeZoneBlock } from './time-zone-block';

/** How often subscribers are asked to look again. */
const REFRESH_SECONDS = 3600;

export interface CalendarFileOptions {
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
