import type { EventReminder, EventVote } from '@millrace/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { CommunityEvent } from '../types';
import type { Upload } from '../uploads/upload';
import { calendarKeys, eventKeys } from './keys';

/** Event as entered in its form. @see EVT-018 */
export interface EventDraft {
  /** One line of at most 200 characters. */
  eventName: string;
  /** One line of at most 200 characters. */
  location: string;
  /** ISO 3166-1 alpha-2; null for none. */
  country: string | null;
  /** IANA time zone of its place. */
  timeZone: string;
  /** In milliseconds since 1970. */
  startDate: number;
  endDate: number;
  /** HTML; the server sanitizes it. */
  details: string;
  /** JPEG or PNG, cropped to 16 to 6.75. */
  image?: File | undefined;
  primaryProducts: readonly string[];
  companies: readonly string[];
}

/** Changes of an event; omitted fields stay unchanged. */
export interface EventUpdate extends Partial<EventDraft> {
  /** Tagged products that the editor saw: only these can be removed. Default: any. */
  knownProducts?: readonly string[] | undefined;
  /** Exhibiting companies that the editor saw: only these can be removed. Default: any. */
  knownCompanies?: readonly string[] | undefined;
  /** Removes the picture; a new one replaces it anyway. Default false. */
  removeImage?: boolean | undefined;
}

/** Writes the viewer's reply to an event into the cache, and refetches the attendees. */
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

/** Returns mutations of events, as options of TanStack Query. */
export function eventMutations({ withoutRetries: client }: Client) {
  return {
    /** Creates an event. @param getUploadOptions Called per call, to give each its own abort signal. @see API-099 */
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

    /** Edits the member's own event. @see API-103 */
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

    /** Removes the member's own event. @see API-104 */
    remove: (id: string) =>
      writeOptions<void, void>({
        mutationKey: ['events', 'remove'],
        mutationFn: () => expectNoContent(client.DELETE('/api/v1/events/{id}', { params: { path: { id } } })),
        refresh: async (queries) => {
          queries.removeQueries({ queryKey: eventKeys.one(id) });
          // Visible lists are refetched in the background.
          void refetch(queries, eventKeys.lists);
        },
      }),

    /** Restores the member's own removed event unchanged. @see GAP-035 */
    restore: (id: string) =>
      writeOptions<CommunityEvent, void>({
        mutationKey: ['events', 'restore'],
        mutationFn: async () =>
          (await unwrap(client.PUT('/api/v1/events/{id}/restore', { params: { path: { id } } }))).Item,
        refresh: keepEvent,
      }),

    /** Sets the member's reply; the last one counts. @see API-105 */
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

    /** Adds exhibiting companies. @see API-108 */
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

    /** Removes an exhibiting company: one that the member added, or any from their own event. @see GAP-056 */
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

/** Serializes a list for a form, without duplicates. */
const listText = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)]);

/** Returns the options of a call that sends this form; the contract types files as text. */
function sending(client: Client, form: FormData, upload: Upload) {
  return {
    body: {},
    bodySerializer: () => form,
    ...(upload.signal && { signal: upload.signal }),
    fetch: (request: Request) => client.sendForm(request, form, upload),
  };
}

/** Returns mutations of calendar subscriptions, as options of TanStack Query. */
export function calendarMutations({ withoutRetries: client }: Client) {
  return {
    /** Creates the link of a calendar. @param productId A followed product, or null for the member's own calendar. */
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

    /** Revokes a link. */
    remove: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['calendars', 'remove'],
        mutationFn: ({ id }) =>
          expectNoContent(client.DELETE('/api/v2/me/calendars/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, calendarKeys.list),
      }),
  };
}
