/** Lists what a member can say to an event, in the order in which it is shown. @see DATA-032, EVT-003 */
export const EVENT_VOTES = ['Interested', 'Going', 'Not Sure'] as const;

/** A member's answer to an event. */
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

/** A vote in any of its spellings, without regard to case and spaces. @returns Null for no vote. @see DIFF-020 */
export const readEventVote = (text: string): EventVote | null =>
  SPELLINGS.get(text.toLowerCase().replace(/\s+/g, '')) ?? null;

/** Events that come at once. @see NAV-026 */
export const EVENT_SIZE = 10;

/** Rows of its tables that come at once, of exhibitors and attendees alike. */
export const EVENT_TABLE_ROWS = 10;

/** Longest description of an event in a list, in characters. @see NAV-025 */
export const EVENT_SUMMARY_MAX = 100;

/** Width over height of an event's picture. @see EVT-020 */
export const EVENT_PICTURE_RATIO = 16 / 6.75;

/** Width of an event's picture as it is stored, at most, in pixels. */
export const EVENT_PICTURE_WIDTH_PX = 1920;

/** Longest details of an event, in characters of markup. */
export const EVENT_DETAILS_MAX = 20_000;

/** Most exhibitors that one member adds to another's event: each is told to the people of a company. */
export const EVENT_EXHIBITORS_OF_OTHERS_MAX = 20;

/** Most products that one member tags another's event with. */
export const EVENT_PRODUCTS_OF_OTHERS_MAX = 20;

/** Most products that an event is tagged with, and most companies that exhibit. */
export const EVENT_PRODUCTS_MAX = 100;
export const EVENT_EXHIBITORS_MAX = 500;

/** True if something is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  // Some engines take offsets, too, which no calendar knows.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The day of a moment by the calendar of a place, such as `2027-02-09`. @throws {RangeError} for no time zone. */
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

/** The zone by which to show what is said by that of its place: UTC where this engine does not know it yet. */
export const shownTimeZone = (name: string): string => (isTimeZone(name) ? name : 'UTC');

/**
 * The name of a zone as its list spells it. Another name of the same zone, such as that of a neighbouring town, stays.
 *
 * @throws {RangeError} for no time zone.
 */
export function timeZoneName(name: string): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
}

/**
 * The first and the last day of an event by the calendar of its place: one that ends at midnight takes none of the day
 * that begins then. Moments are in milliseconds since 1970.
 */
export const daysOfEvent = (
  timeZone: string,
  startsAt: number,
  endsAt: number,
): { first: string; last: string } => ({
  first: dayIn(timeZone, startsAt),
  last: dayIn(timeZone, lastEventMoment(startsAt, endsAt)),
});

/** A moment of an event's last day, of which midnight is none, in milliseconds since 1970. */
export const lastEventMoment = (startsAt: number, endsAt: number): number => Math.max(startsAt, endsAt - 1);

/**
 * Says where an event is, with its country unless the place names that itself.
 *
 * @param country Its English name; null for none.
 * @param shown Its name as it is to be read. Default the English one.
 */
export const placeOfEvent = (location: string, country: string | null, shown = country): string =>
  country === null || location.includes(country) ? location : `${location}, ${shown}`;
