import type { EventReminder, EventVote } from '@millrace/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { CommunityEvent } from '../types';
import type { Upload } from '../uploads/upload';
import { calendarKeys, eventKeys } from './keys';

/** An event as its form says it. @see EVT-018 */
export interface EventDraft {
  /** One line of at most 200 characters. */
  eventName: string;
  /** One line of at most 200 characters. */
  location: string;
  /** ISO 3166-1 alpha-2; null for none. */
  country: string | null;
  /** IANA name of the zone of its place. */
  timeZone: string;
  /** In milliseconds since 1970. */
  startDate: number;
  endDate: number;
  /** Markup; the server leaves out what may not be in it. */
  details: string;
  /** JPEG or PNG, cropped to 16 to 6.75. */
  image?: File | undefined;
  primaryProducts: readonly string[];
  companies: readonly string[];
}

/** What is changed of an event: what is left out stays as it is. */
export interface EventUpdate extends Partial<EventDraft> {
  /** The tagged products that the editor knew: none but these can be removed. Default: any. */
  knownProducts?: readonly string[] | undefined;
  /** The same of companies that exhibit. */
  knownCompanies?: readonly string[] | undefined;
  /** Whether the picture that it has goes; a new one takes its place anyway. Default false. */
  removeImage?: boolean | undefined;
}

/** Puts what the viewer says to an event into the cache, and reads anew who attends. */
async function keepVote(
  queries: QueryClient,
  id: string,
  state: Pick<CommunityEvent, 'vote' | 'counts' | 'reminder'>,
): Promise<void> {
  const { vote, counts, reminder } = state;
  queries.setQueryData<CommunityEvent>(
    eventKeys.detail(id),
    (known) => known && { ...known, vote, counts, reminder },
  );
  await refetch(queries, eventKeys.allAttendees(id));
}

/** Writes about events, as options of TanStack Query. */
export function eventMutations({ withoutRetries: client }: Client) {
  return {
    /** Creates an event. @param getUploadOptions Asked with each call, so that a call can be stopped by a signal of its own. @see API-099 */
    create: (getUploadOptions: () => Upload = () => ({})) =>
      createOptions({
        mutationKey: ['events', 'create'],
        path: '/api/v1/events',
        call: async (draft: EventDraft, header) =>
          (
            await unwrap(
              client.POST('/api/v1/events', {
                params: { header },
                ...sending(client, toEventForm(draft), getUploadOptions()),
              }),
            )
          ).Item,
        refresh: keepEvent,
      }),

    /** Edits an event of one's own. @see API-103 */
    update: (id: string, getUploadOptions: () => Upload = () => ({})) =>
      writeOptions({
        mutationKey: ['events', 'update'],
        mutationFn: async ({ removeImage = false, knownProducts, knownCompanies, ...draft }: EventUpdate) => {
          const form = toEventForm(draft);
          if (knownProducts) form.set('known_products', listText(knownProducts));
          if (knownCompanies) form.set('known_companies', listText(knownCompanies));
          if (removeImage && draft.image === undefined) form.set('remove_image', 'true');
          const reply = client.PUT('/api/v1/events/{id}', {
            params: { path: { id } },
            ...sending(client, form, getUploadOptions()),
          });
          return (await unwrap(reply)).Item;
        },
        refresh: keepEvent,
      }),

    /** Removes an event of one's own. @see API-104 */
    remove: (id: string) =>
      writeOptions<void, void>({
        mutationKey: ['events', 'remove'],
        mutationFn: () => expectNoContent(client.DELETE('/api/v1/events/{id}', { params: { path: { id } } })),
        refresh: async (queries) => {
          queries.removeQueries({ queryKey: eventKeys.one(id) });
          // Where lists are on screen they are read anew; nobody waits for that.
          void refetch(queries, eventKeys.lists);
        },
      }),

    /** Brings one's own removed event back, as it stood. @see GAP-035 */
    restore: (id: string) =>
      writeOptions<CommunityEvent, void>({
        mutationKey: ['events', 'restore'],
        mutationFn: async () =>
          (await unwrap(client.PUT('/api/v1/events/{id}/restore', { params: { path: { id } } }))).Item,
        refresh: keepEvent,
      }),

    /** Says whether one attends; the last word counts. @see API-105 */
    vote: (id: string) =>
      writeOptions({
        mutationKey: ['events', 'vote', id],
        mutationFn: async (vote: EventVote) =>
          unwrap(client.POST('/api/v1/events/{id}/votes', { params: { path: { id } }, body: { vote } })),
        refresh: (queries, state) => keepVote(queries, id, state),
      }),

    /** Withdraws the member's reply. */
    withdrawVote: (id: string) =>
      writeOptions({
        mutationKey: ['events', 'vote', id],
        mutationFn: async () =>
          unwrap(client.DELETE('/api/v2/events/{id}/vote', { params: { path: { id } } })),
        refresh: (queries, state) => keepVote(queries, id, state),
      }),

    /** Sets when the member is reminded of an event that they attend. */
    remind: (id: string) =>
      writeOptions({
        mutationKey: ['events', 'remind', id],
        mutationFn: async (reminder: EventReminder) =>
          unwrap(
            client.PUT('/api/v2/events/{id}/reminder', { params: { path: { id } }, body: { reminder } }),
          ),
        refresh: async (queries, { reminder }) => {
          queries.setQueryData<CommunityEvent>(
            eventKeys.detail(id),
            (known) => known && { ...known, reminder },
          );
        },
      }),

    /** Adds companies that exhibit. @see API-108 */
    addExhibitors: (id: string) =>
      writeOptions({
        mutationKey: ['events', 'exhibitors', id],
        mutationFn: (companies: readonly string[]) =>
          unwrap(
            client.POST('/api/v1/events/{id}/exhibitors', {
              params: { path: { id } },
              body: { companies: [...new Set(companies)] },
            }),
          ),
        refresh: (queries) => refetch(queries, eventKeys.one(id)),
      }),

    /** Removes a company from those that exhibit: one that oneself has added, or any from one's own event. @see GAP-056 */
    removeExhibitor: (id: string) =>
      writeOptions({
        mutationKey: ['events', 'removeExhibitor', id],
        mutationFn: (companyId: string) =>
          expectNoContent(
            client.DELETE('/api/v1/events/{id}/exhibitors/{companyId}', {
              params: { path: { id, companyId } },
            }),
          ),
        refresh: (queries) => refetch(queries, eventKeys.one(id)),
      }),

    /** Tags an event with products. @see API-109 */
    tag: (id: string) =>
      writeOptions({
        mutationKey: ['events', 'tag', id],
        mutationFn: async (products: readonly string[]) => {
          const body = { primaryProducts: [...new Set(products)] };
          return (await unwrap(client.POST('/api/v1/events/{id}/tags', { params: { path: { id } }, body })))
            .Item;
        },
        refresh: keepEvent,
      }),
  };
}

async function keepEvent(queries: QueryClient, event: CommunityEvent): Promise<void> {
  queries.setQueryData(eventKeys.detail(event.id), event);
  await refetch(queries, eventKeys.lists, eventKeys.allExhibitors(event.id));
}

function toEventForm(draft: Partial<EventDraft>): FormData {
  const { country, timeZone, startDate, endDate, primaryProducts, companies, image } = draft;
  const fields = {
    eventName: draft.eventName,
    location: draft.location,
    country: country === null ? '' : country,
    time_zone: timeZone,
    startDate: startDate?.toString(),
    endDate: endDate?.toString(),
    details: draft.details,
    primaryProducts: primaryProducts && listText(primaryProducts),
    companies: companies && listText(companies),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  if (image) form.set('image', image);
  return form;
}

/** Each once, as a form sends a list. */
const listText = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)]);

/** Options of a call that sends this form; the contract's types know a file as text. */
function sending(client: Client, form: FormData, upload: Upload) {
  return {
    body: {},
    bodySerializer: () => form,
    ...(upload.signal && { signal: upload.signal }),
    fetch: (request: Request) => client.sendForm(request, form, upload),
  };
}

/** Writes about the calendars that one subscribes to, as options of TanStack Query. */
export function calendarMutations({ withoutRetries: client }: Client) {
  return {
    /** Makes the link of a followed product's calendar, or of one's own. @param productId Null for one's own. */
    create: () =>
      createOptions({
        mutationKey: ['calendars', 'create'],
        path: '/api/v2/me/calendars',
        call: ({ productId }: { productId: string | null }, header) =>
          unwrap(
            client.POST('/api/v2/me/calendars', {
              params: { header },
              body: productId === null ? {} : { product_id: productId },
            }),
          ),
        refresh: (queries) => refetch(queries, calendarKeys.list),
      }),

    /** Ends a link. */
    remove: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['calendars', 'remove'],
        mutationFn: ({ id }) =>
          expectNoContent(client.DELETE('/api/v2/me/calendars/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, calendarKeys.list),
      }),
  };
}
