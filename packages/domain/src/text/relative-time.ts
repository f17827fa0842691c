/** The texts of `relativeTime`, from the message catalogue. */
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

/** With the hours that clocks are set back in it. To make a format takes longer than all else about a card's time. */
const LONGEST_DAY = 26 * HOUR;

/**
 * How long ago something was, in the reader's words. A moment that lies ahead by less than a minute, as when
 * two clocks differ, reads as now; one further ahead gets its date.
 *
 * @param timeZone IANA name of the reader's zone, which decides what "today" is. Default: the platform's.
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
