import { answer } from '../answer';
import type { Client } from '../client';
import { joinPages, readPage } from '../page';
import { quoteKeys } from '../query-keys';
import type { QuoteRequest, QuoteRequestDetail } from '../types';
import { pagedOptions, readOptions } from './read-options';

/** Reads about requests for quotes, as options of TanStack Query. @see DIFF-003 */
export function quoteQueries(client: Client) {
  return {
    /** Requests that one has sent, or that one's company was sent, the newest first. */
    box: (box: 'sent' | 'received') =>
      pagedOptions({
        queryKey: quoteKeys.box(box),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(client.GET('/api/v2/quotes', { params: { query: { box, cursor } }, signal })),
          ),
        join: joinPages<QuoteRequest>,
      }),

    /** A request with the answers that one may read. */
    detail: (id: string) =>
      readOptions<QuoteRequestDetail>({
        queryKey: quoteKeys.one(id),
        queryFn: async ({ signal }) =>
          (await answer(client.GET('/api/v2/quotes/{id}', { params: { path: { id } }, signal }))).Item,
      }),
  };
}

/** Where what is attached to a request, or to the answer of a supplier, is read; a path of the API. */
export const quoteAttachmentPath = (quoteId: string, companyId?: string): string =>
  companyId === undefined
    ? `/api/v2/quotes/${quoteId}/attachment`
    : `/api/v2/quotes/${quoteId}/answers/${companyId}/attachment`;
