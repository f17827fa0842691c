import type { EventSummary as ApiEventSummary } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** View model of an event. */
export interface EventSummary {
  id: string;
  name: string;
  /** URL of its page. Default: `/events/` and its id. */
  href?: string | undefined;
  /** Start as Unix time in milliseconds. */
  startsAt: number;
  /** End as Unix time in milliseconds. */
  endsAt: number;
  /** IANA time zone of its place, in which its days are shown. Default `UTC`. */
  timeZone?: string | undefined;
  /** Venue, such as a hall and its town. */
  location?: string | undefined;
  /** English name of the country. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as `IT`; if set, the country is named in the language of the page. */
  countryCode?: string | null | undefined;
  /** Description; a card shows the start. */
  summary?: string | undefined;
  /** URL of its picture. Default: a drawing by name and sector. */
  picture?: string | null | undefined;
  sector?: Sector | null | undefined;
}

/** Maps an event of the API to the view model. */
export const toEventSummary = (event: ApiEventSummary): EventSummary => ({
  id: event.id,
  name: event.eventName,
  startsAt: event.startDate,
  endsAt: event.endDate,
  timeZone: event.time_zone,
  location: event.location,
  country: event.country,
  countryCode: event.country_code,
  summary: event.summary,
  picture: event.image,
  sector: event.sector,
});
