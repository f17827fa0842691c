/** What a member can say to an event, in the order in which it is shown. @see DATA-032, EVT-003 */
export const EVENT_VOTES = ['Interested', 'Going', 'Not Sure'] as const;

/** Whether a member attends an event. */
export type EventVote = (typeof EVENT_VOTES)[number];

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

/** Most products that an event is tagged with, and most companies that exhibit. */
export const EVENT_PRODUCTS_MAX = 100;
export const EVENT_EXHIBITORS_MAX = 500;

/** Whether something is the IANA name of a time zone. */
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
