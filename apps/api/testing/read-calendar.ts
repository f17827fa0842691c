import ICAL from 'ical.js';

/** An event of an iCalendar file, as an independent library reads it. */
export interface ReadEvent {
  uid: string;
  summary: string;
  location: string;
  description: string;
  /** In milliseconds since 1970, by the zones that the file brings. */
  start: number;
  end: number;
  /** `UTC`, or the name of a zone that the file brings. */
  zone: string;
  /** Whether it takes its reader's time. */
  isBusy: boolean;
  /** Such as `CONFIRMED`. */
  status: string;
  sequence: number;
  url: string;
}

/** A file of iCalendar. @throws Where it is none. */
export function readCalendar(text: string): { name: string | null; zones: string[]; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new Error(`No calendar, but ${calendar.name}.`);
  const value = (component: ICAL.Component, name: string) =>
    component.getFirstPropertyValue(name)?.toString() ?? null;
  return {
    // It knows no property of RFC 7986 to be a text, and leaves that one as it is written.
    name: value(calendar, 'name')?.replace(/\\([\\;,])/g, '$1') ?? null,
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => value(zone, 'tzid') ?? ''),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        location: event.location,
        description: event.description,
        start: event.startDate.toJSDate().getTime(),
        end: event.endDate.toJSDate().getTime(),
        zone: event.startDate.zone?.tzid ?? 'floating',
        isBusy: value(component, 'transp') !== 'TRANSPARENT',
        status: value(component, 'status') ?? '',
        sequence: event.sequence,
        url: value(component, 'url') ?? '',
      };
    }),
  };
}
