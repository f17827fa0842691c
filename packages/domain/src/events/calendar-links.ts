/** An event as calendars on the web take it. */
export interface CalendarEntry {
  name: string;
  location: string;
  /** In milliseconds since 1970. */
  startDate: number;
  endDate: number;
  /** IANA name of the zone of its place. */
  timeZone: string;
  /** What it is about, in a few words; its address is added. */
  text: string;
  /** Of its page, in full. */
  url: string;
}

/** Calendars on the web that take an event, or subscribe to a calendar, by a link. */
export const WEB_CALENDARS = ['google', 'outlook'] as const;
export type WebCalendar = (typeof WEB_CALENDARS)[number];

/** Where a calendar on the web takes an event over, to be saved there by its reader. */
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

/** Where a calendar on the web subscribes to another. @param url Of the calendar, beginning with http. */
export function subscribeLink(calendar: WebCalendar, { name, url }: { name: string; url: string }): string {
  switch (calendar) {
    case 'google':
      return withQuery('https://calendar.google.com/calendar/r', { cid: webcalAddress(url) });
    case 'outlook':
      return withQuery('https://outlook.live.com/calendar/0/addfromweb', { url, name });
  }
}

/** By which the device's own calendar subscribes to a calendar. */
export const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:');

const toIsoSeconds = (moment: number): string => new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z');

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
