import { DAY_MS, daysOfEvent, shownTimeZone } from '@millrace/domain';
import { normalizeSpaces } from '@millrace/ui/hooks';
import type { Messages } from '@millrace/ui/messages';

/** Start, end and place of an event. */
export interface EventTimes {
  /** In milliseconds since 1970. */
  startDate: number;
  endDate: number;
  time_zone: string;
  location: string;
  country: string | null;
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats the local time of an event: `Tue, Dec 8, 2026, 10:00 – 17:00 in Dresden (CET)`. */
export function timesThere(messages: Messages, event: EventTimes): string {
  const { startDate, endDate } = event;
  const timeZone = shownTimeZone(event.time_zone);
  const format = new Intl.DateTimeFormat(messages.locale, { ...DAY, year: 'numeric', ...CLOCK, timeZone });
  const time = normalizeSpaces(format.formatRange(startDate, endDate));
  // Daylight saving time may start or end in between.
  const zones = [startDate, endDate].map((moment) => zoneName(messages.locale, timeZone, moment));
  const zone = [...new Set(zones)].join('/');
  const town = townIn(event.location, event.country);
  return town === null
    ? messages.format('event.timeThere', { time, zone })
    : messages.format('event.timeIn', { time, zone, town });
}

/** Formats the duration of an event: in local calendar days, or in hours. */
export function eventDuration(
  messages: Messages,
  { startDate, endDate, time_zone: zone }: Pick<EventTimes, 'startDate' | 'endDate' | 'time_zone'>,
): string {
  const { first, last } = daysOfEvent(shownTimeZone(zone), startDate, endDate);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const hours = (endDate - startDate) / (DAY_MS / 24);
  const format = (value: number, unit: string) =>
    messages.number(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 });
  if (days > 1) return format(days, 'day');
  return hours >= 1 ? format(hours, 'hour') : format(Math.round(hours * 60), 'minute');
}

/** Formats the start in the viewer's time zone, with its day if it differs; null if the zones agree. */
export function startForReader(
  messages: Messages,
  { startDate, time_zone: zone }: Pick<EventTimes, 'startDate' | 'time_zone'>,
  readerZone: string,
): string | null {
  const read = (timeZone: string) => ({
    day: messages.date(startDate, { ...DAY, timeZone }),
    time: messages.date(startDate, { ...CLOCK, timeZone }),
  });
  const [there, here] = [read(shownTimeZone(zone)), read(readerZone)];
  if (there.day !== here.day) return messages.date(startDate, { ...DAY, ...CLOCK, timeZone: readerZone });
  return there.time === here.time ? null : here.time;
}

/** English locales, each of which has the zone abbreviations of its own region. */
const ENGLISHES = ['en-GB', 'en-US', 'en-AU', 'en-IN'] as const;

/** Returns the localized abbreviation of a time zone, such as `CET`; its UTC offset if it has none. */
function zoneName(locale: string, timeZone: string, moment: number): string {
  const read = (language: string): string =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const own = read(locale);
  if (!locale.startsWith('en')) return own;
  return [own, ...ENGLISHES.map(read)].find((name) => !/^(?:GMT|UTC)[+-−]/.test(name)) ?? own;
}

/** Returns the town at the end of a place, such as `Turin` of `Lingotto Fiere, Turin`; null if there is none. */
export function townIn(location: string, country: string | null): string | null {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== country);
  const last = parts.at(-1);
  return last === undefined || /[\d/@:]/.test(last) || last.length > 30 ? null : last;
}
