/** Replies to an event in display order. @see DATA-032, EVT-003 */
export const EVENT_VOTES = ['Interested', 'Going', 'Not Sure'] as const;

/** Reply of a member to an event. */
export type EventVote = (typeof EVENT_VOTES)[number];

/** Lists how long before an event its attendees can be notified. */
export const EVENT_REMINDERS = ['day', 'hour', 'none'] as const;

/** Names the time before an event at which a member is notified. */
export type EventReminder = (typeof EVENT_REMINDERS)[number];

const SPELLINGS: ReadonlyMap<string, EventVote> = new Map([
  ['interested', 'Interested'],
  ['going', 'Going'],
  ['attending', 'Going'],
  ['notsure', 'Not Sure'],
]);

/** Parses a reply in any spelling, ignoring case and spaces. @returns Null if unknown. @see DIFF-020 */
export const readEventVote = (text: string): EventVote | null =>
  SPELLINGS.get(text.toLowerCase().replace(/\s+/g, '')) ?? null;

/** Page size of events. @see NAV-026 */
export const EVENT_SIZE = 10;

/** Page size of exhibitors and of attendees. */
export const EVENT_TABLE_ROWS = 10;

/** Maximum length of an event's description in lists, in characters. @see NAV-025 */
export const EVENT_SUMMARY_MAX = 100;

/** Aspect ratio of an event's picture. @see EVT-020 */
export const EVENT_PICTURE_RATIO = 16 / 6.75;

/** Maximum width of a stored event picture in pixels. */
export const EVENT_PICTURE_WIDTH_PX = 1920;

/** Maximum length of an event's details in characters of markup. */
export const EVENT_DETAILS_MAX = 20_000;

/** Maximum number of exhibitors that a member adds to another's event: people of each company are notified. */
export const EVENT_EXHIBITORS_OF_OTHERS_MAX = 20;

/** Maximum number of products that a member tags another's event with. */
export const EVENT_PRODUCTS_OF_OTHERS_MAX = 20;

/** Maximum number of products and of exhibitors of an event. */
export const EVENT_PRODUCTS_MAX = 100;
export const EVENT_EXHIBITORS_MAX = 500;

/** True for an IANA time zone. */
export function isTimeZone(name: string): boolean {
  // Some engines also accept offsets, which calendars do not know.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the local date of a timestamp in a time zone, such as `2027-02-09`. @throws {RangeError} for an unknown zone. */
export function dayIn(timeZone: string, moment: number | Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Returns the time zone to use for display: UTC if this engine does not know the zone. */
export const shownTimeZone = (name: string): string => (isTimeZone(name) ? name : 'UTC');

/**
 * Normalizes the spelling of a time zone. Aliases, such as a neighbouring city, are kept.
 *
 * @throws {RangeError} for an unknown zone.
 */
export function timeZoneName(name: string): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
}

/**
 * Returns the first and last local day of an event. An event that ends at midnight does not include the day that begins
 * then. Timestamps are in milliseconds since 1970.
 */
export const daysOfEvent = (
  timeZone: string,
  startsAt: number,
  endsAt: number,
): { first: string; last: string } => ({
  first: dayIn(timeZone, startsAt),
  last: dayIn(timeZone, lastEventMoment(startsAt, endsAt)),
});

/** Returns a timestamp within the last day of an event, in milliseconds since 1970. */
export const lastEventMoment = (startsAt: number, endsAt: number): number => Math.max(startsAt, endsAt - 1);

/**
 * Returns the place of an event with its country, unless the place already names it.
 *
 * @param country English name; null for none.
 * @param shown Display name. Default: the English one.
 */
export const placeOfEvent = (location: string, country: string | null, shown = country): string =>
  country === null || location.includes(country) ? location : `${location}, ${shown}`;
