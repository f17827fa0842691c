import { answer, answerNothing } from '../answer';
import type { Client } from '../client';
import { calendarKeys } from '../query-keys';
import { createOptions, refetch, writeOptions } from './write-options';

/** Writes about the calendars that one subscribes to, as options of TanStack Query. */
export function calendarMutations(client: Client) {
  return {
    /** Makes the link of a followed product's calendar, or of one's own. @param productId Null for one's own. */
    create: () =>
      createOptions({
        mutationKey: ['calendars', 'create'],
        path: '/api/v2/me/calendars',
        call: ({ productId }: { productId: string | null }, header) =>
          answer(
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
          answerNothing(client.DELETE('/api/v2/me/calendars/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, calendarKeys.list),
      }),
  };
}
