import { type EventFilter, eventQueries } from '@millrace/api-client';
import { readEventTab } from '@millrace/community';
import { dayIn, EVENT_EXHIBITORS_MAX, EVENT_TABLE_ROWS, shownTimeZone } from '@millrace/domain';
import { dehydrate } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';
import { notFound, refuseIfLimited, toErrorResponse } from '../../loader-failures';
import { loadMember } from '../../session/viewer.server';

/** Maximum page size of the API. */
const LONGEST_PAGE = 200;

/** Loads an event with the initial data of its page: the table of the open tab. @see API-100 */
export async function loadEvent(context: AppLoadContext, request: Request, id: string) {
  const { client, queries } = requestData(context, request);
  const read = eventQueries(client);
  const whole = await queries.fetchQuery(read.detail(id)).catch(toErrorResponse);
  // Omit up to a thousand votes by id, which the page does not show.
  const event = { ...whole, votes: {} };
  queries.setQueryData(read.detail(id).queryKey, event);
  const tab = readEventTab(new URL(request.url).searchParams);
  const page = { limit: EVENT_TABLE_ROWS };
  await Promise.all([
    tab === 'exhibitors' && queries.prefetchInfiniteQuery(read.exhibitors(id, page)),
    tab === 'attendees' && queries.prefetchInfiniteQuery(read.attendees(id, page)),
    queries.prefetchInfiniteQuery(read.list({ related_to: event.id })),
  ]);
  refuseIfLimited(queries);
  return { event, origin: context.webUrl, state: dehydrate(queries) };
}

/**
 * Loads an event to be edited by its creator, with all exhibitors; null for a guest, who sees the sign-in. 404 for
 * other members.
 *
 * @see EVT-019, PERM-010
 */
export async function loadEventToEdit(context: AppLoadContext, request: Request, id: string) {
  const viewer = await loadMember(context, request);
  if (!viewer) return null;
  const { client, queries } = requestData(context, request);
  const event = await queries.fetchQuery(eventQueries(client).detail(id)).catch(toErrorResponse);
  if (event.createdBy !== viewer.id) throw notFound();
  const { pages } = await queries
    .fetchInfiniteQuery({
      ...eventQueries(client).exhibitors(id, { limit: LONGEST_PAGE }),
      pages: Math.ceil(EVENT_EXHIBITORS_MAX / LONGEST_PAGE),
    })
    .catch(toErrorResponse);
  const exhibitors = pages.flatMap(({ items }) =>
    items.map(({ id: company, name, sector }) => ({ id: company, name, sector })),
  );
  return { event, exhibitors };
}

/** Loads lists of events, one per filter. */
export async function loadEvents(context: AppLoadContext, request: Request, filters: readonly EventFilter[]) {
  const { client, queries } = requestData(context, request);
  const read = eventQueries(client);
  await Promise.all(filters.map((filter) => queries.prefetchInfiniteQuery(read.list(filter))));
  refuseIfLimited(queries);
  return { origin: context.webUrl, state: dehydrate(queries) };
}

/** Returns the month of the next or current event that matches a filter; this month if there is none. */
export async function firstEventMonth(
  context: AppLoadContext,
  request: Request,
  filter: EventFilter,
  now: number,
): Promise<string> {
  const { client, queries } = requestData(context, request);
  const { pages } = await queries
    .fetchInfiniteQuery(eventQueries(client).list({ ...filter, limit: 1 }))
    .catch(toErrorResponse);
  const event = pages[0]?.items[0];
  const moment = event ? Math.max(event.startDate, now) : now;
  return dayIn(event ? shownTimeZone(event.time_zone) : 'UTC', moment).slice(0, 7);
}
