import { countryIn, lastEventMoment, placeOfEvent, shownTimeZone } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import type { EmbedEvent } from './element';

/** Formats the days of an event in its local time zone, short: `17–20 Mar 2027`. */
export function formatDays({ startDate, endDate, time_zone: zone }: EmbedEvent, messages: Messages): string {
  const format = new Intl.DateTimeFormat(messages.locale, {
    dateStyle: 'medium',
    timeZone: shownTimeZone(zone),
  });
  // Uses plain spaces, which every font has, and none around the dash.
  return format
    .formatRange(startDate, lastEventMoment(startDate, endDate))
    .replace(/\s/g, ' ')
    .replace(' – ', '–');
}

/** Formats an event's place, with its country in the card's language unless the place names it. */
export const formatPlace = ({ location, country }: EmbedEvent, messages: Messages): string =>
  placeOfEvent(location, country, country && countryIn(country, messages.locale));

/** Event for samples. */
export const sampleEvent: EmbedEvent = {
  id: '00000000-0000-5000-8000-000000000000',
  eventName: 'Fibre Days Gothenburg',
  location: 'Gothenburg',
  country: 'Sweden',
  time_zone: 'Europe/Stockholm',
  startDate: Date.UTC(2027, 2, 17, 8),
  endDate: Date.UTC(2027, 2, 20, 16),
  image: null,
  sector: 'optical-fiber',
  exhibitor_count: 4,
};
