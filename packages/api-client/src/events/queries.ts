import { EVENT_SIZE, type EventVote } from '@millrace/domain';
import { joinPages, type PageRequest, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { Attendee, EventCounts } from '../types';
import { calendarKeys, type EventFilter, eventKeys } from './keys';

/** Filter of a list of attendees. */
export interface AttendeeFilter extends PageRequest {
  /** Only those with this reply. Default: all. */
  vote?: EventVote | undefined;
  /** Only people related to the viewer, who must be signed in. Default false. @see GAP-033 */
  related?: boolean | undefined;
}

/** Filter of a list of exhibitors. */
export type ExhibitorFilter = Pick<AttendeeFilter, 'related' | 'limit'>;

/** Page of attendees. */
interface AttendeePage {
  items: Attendee[];
  count: number;
  cursor: string | null;
  counts: EventCounts;
  /** True if the viewer must sign in to see names. @see EVT-015 */
  isGuest: boolean;
}

/** Returns queries about events, as options of TanStack Query. */
export function eventQueries({ withoutRetries: client }: Client) {
  return {
    /** Reads an event. @see API-100 */
    detail: (id: string) =>
      readOptions({
        queryKey: eventKeys.detail(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/events/{id}', { params: { path: { id } }, signal }))).Item,
      }),

    /** Events, next first, by default ten per page. @see API-101, API-102, NAV-026 */
    list: (filter: EventFilter = {}) =>
      pagedOptions({
        queryKey: eventKeys.list(filter),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v1/events', {
                params: { query: { limit: EVENT_SIZE, ...filter, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),

    /** Exhibiting companies, those with the most contacts first. @see API-107 */
    exhibitors: (id: string, { related = false, limit }: ExhibitorFilter = {}) =>
      pagedOptions({
        queryKey: eventKeys.exhibitors(id, { related, limit }),
        readPage: async ({ signal, cursor }) => {
          const list = await unwrap(
            client.GET('/api/v1/events/{id}/exhibitors', {
              params: { path: { id }, query: { ...(related && { related }), limit, cursor } },
              signal,
            }),
          );
          return { items: list.values, count: list.Count, cursor: list.LastEvaluatedKey ?? null };
        },
        join: joinPages,
      }),

    /** Attendees by name. @see API-106 */
    attendees: (id: string, { related = false, vote, limit }: AttendeeFilter = {}) =>
      pagedOptions({
        queryKey: eventKeys.attendees(id, { related, vote, limit }),
        readPage: async ({ signal, cursor }): Promise<AttendeePage> => {
          const list = await unwrap(
            client.GET('/api/v1/events/{id}/votes', {
              params: { path: { id }, query: { ...(related && { related }), vote, limit, cursor } },
              signal,
            }),
          );
          return {
            items: list.Item.votes,
            count: list.Count,
            cursor: list.LastEvaluatedKey ?? null,
            counts: list.Item.counts,
            isGuest: list.limited === 'sign_in',
          };
        },
        join: (pages) => ({
          ...joinPages<Attendee>(pages),
          isGuest: pages.pages.at(-1)?.isGuest ?? false,
        }),
      }),
  };
}

/** Returns the address of an event's iCalendar file. */
export const eventCalendarAddress = ({ baseUrl }: Pick<Client, 'baseUrl'>, eventId: string): string =>
  `${baseUrl}/api/v2/events/${encodeURIComponent(eventId)}/event.ics`;

/** Returns queries about calendar subscriptions, as options of TanStack Query. */
export function calendarQueries({ withoutRetries: client }: Client) {
  return {
    /** All of the member's subscriptions, with their secret links. */
    list: () =>
      readOptions({
        queryKey: calendarKeys.list,
        queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v2/me/calendars', { signal }))).results,
      }),
  };
}
