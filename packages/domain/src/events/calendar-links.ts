/** An event for calendars on the web. */
export interface CalendarEntry {
  name: string;
  location: string;
  /** Milliseconds since 1970. */
  startDate: number;
  endDate: number;
  /** IANA time zone of the venue. */
  timeZone: string;
  /** Short description; the link is appended. */
  text: string;
  /** Absolute URL of its page. */
  url: string;
}

/** Web calendars that import events or subscribe to calendars by a link. */
export const WEB_CALENDARS = ['google', 'outlook'] as const;
export type WebCalendar = (typeof WEB_CALENDARS)[number];

/** Returns the link that imports an event into a web calendar. */
export function addToCalendarLink(calendar: WebCalendar, entry: CalendarEntry): string {
  const { name, location, startDate, endDate, timeZone, text, url } = entry;
  const details = `${text}\n\n${url}`;
  switch (calendar) {
    case 'google':
      return withQuery('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: name,
        dates: [startDate, endDate].map((moment) => toIsoSeconds(moment).replace(/[-:]/g, '')).join('/'),
        ctz: timeZone,
        location,
        details,
      });
    case 'outlook':
      return withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: name,
        startdt: toIsoSeconds(startDate),
        enddt: toIsoSeconds(endDate),
        location,
        body: details,
      });
  }
}

/** Returns the link that subscribes a web calendar. @param url Address of the calendar (http or https). */
export function subscribeLink(calendar: WebCalendar, { name, url }: { name: string; url: string }): string {
  switch (calendar) {
    case 'google':
      return withQuery('https://calendar.google.com/calendar/r', { cid: webcalAddress(url) });
    case 'outlook':
      return withQuery('https://outlook.live.com/calendar/0/addfromweb', { url, name });
  }
}

/** Returns the link that subscribes the device's own calendar. */
export const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:');

const toIsoSeconds = (moment: number): string => new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z');

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
