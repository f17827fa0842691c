import type { EventSummary as ApiEventSummary } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** An event in brief. */
export interface EventSummary {
  id: string;
  name: string;
  /** Its page. Default: `/events/` and its id. */
  href?: string | undefined;
  /** In milliseconds since 1970. */
  startsAt: number;
  /** When it is over, in milliseconds since 1970. */
  endsAt: number;
  /** IANA name of the zone of its place, by whose calendar its days are shown. Default `UTC`. */
  timeZone?: string | undefined;
  /** Where it takes place, such as a hall and its town. */
  location?: string | undefined;
  /** English name of the country. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as `IT`; with it the country is named in the language of the page. */
  countryCode?: string | null | undefined;
  /** What it is about; a card shows the beginning. */
  summary?: string | undefined;
  /** Address of its picture. Default: a drawing by name and sector. */
  picture?: string | null | undefined;
  sector?: Sector | null | undefined;
}

/** Maps an event of the API to what its views show. */
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
