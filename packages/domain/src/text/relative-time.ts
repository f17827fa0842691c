/** Messages of `relativeTime`. */
export interface RelativeTimeTexts {
  /** "now" */
  now(): string;
  /** "12 seconds ago" */
  secondsAgo(seconds: number): string;
  /** "about a min ago" */
  aboutAMinuteAgo(): string;
  /** "12 mins ago" */
  minutesAgo(minutes: number): string;
  /** "Today at 14:05" */
  todayAt(then: Date): string;
  /** Full date and time. */
  dateAndTime(then: Date): string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** With the hours when clocks are set back. Creating a formatter costs more than everything else about a card's time. */
const LONGEST_DAY = 26 * HOUR;

/**
 * Formats how long ago something was. A time less than a minute ahead, as when clocks differ,
 * reads as now; one further ahead is formatted as a date.
 *
 * @param timeZone IANA zone of the reader, which decides what "today" is. Default: the platform's.
 * @see CONST-001
 */
export function relativeTime(then: Date, now: Date, texts: RelativeTimeTexts, timeZone?: string): string {
  const age = now.getTime() - then.getTime();
  if (age < 5 * SECOND && age > -MINUTE) return texts.now();
  if (age >= 0 && age < MINUTE) return texts.secondsAgo(Math.floor(age / SECOND));
  if (age >= 0 && age < 1.5 * MINUTE) return texts.aboutAMinuteAgo();
  if (age >= 0 && age < HOUR) return texts.minutesAgo(Math.min(59, Math.round(age / MINUTE)));
  if (isSameDay(then, now, timeZone)) return texts.todayAt(then);
  return texts.dateAndTime(then);
}

function isSameDay(a: Date, b: Date, timeZone: string | undefined): boolean {
  if (Math.abs(a.getTime() - b.getTime()) > LONGEST_DAY) return false;
  const day = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' });
  return day.format(a) === day.format(b);
}
