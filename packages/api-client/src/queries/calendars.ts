import { answer } from '../answer';
import type { Client } from '../client';
import { calendarKeys } from '../query-keys';
import { readOptions } from './read-options';

/** Where an event's iCalendar file is. */
export const eventCalendarAddress = ({ baseUrl }: Pick<Client, 'baseUrl'>, eventId: string): string =>
  `${baseUrl}/api/v2/events/${encodeURIComponent(eventId)}/event.ics`;

/** Reads about the calendars that one subscribes to, as options of TanStack Query. */
export function calendarQueries(client: Client) {
  return {
    /** All of one's own, with their secret links. */
    list: () =>
      readOptions({
        queryKey: calendarKeys.list,
        queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/me/calendars', { signal }))).results,
      }),
  };
}
