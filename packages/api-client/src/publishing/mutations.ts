import type { EmbedEvent, EmbedSource } from '@millrace/domain';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { EmbedPreflight, EmbedPreflightForm, NewPublisherSite } from '../types';
import { publisherKeys } from './keys';

/** Event of a widget, such as a view or a click. */
export interface EmbedHappening extends EmbedSource {
  event: EmbedEvent;
}

/** Widget events of one page. */
export interface EmbedHappenings {
  /** Origin of the embedding page. */
  site: string;
  /** At most 200. */
  events: readonly EmbedHappening[];
  /** User agent of the reader, if a server sends the events. */
  userAgent?: string | undefined;
}

/**
 * Sends widget events, also while the page unloads. Fails silently, because it does not affect the
 * page.
 */
export async function tellEmbedEvents(
  client: Client,
  { site, events, userAgent }: EmbedHappenings,
): Promise<void> {
  await client
    .POST('/api/v2/embed/events', {
      body: { site, events: [...events] },
      keepalive: true,
      ...(userAgent !== undefined && { headers: { 'User-Agent': userAgent } }),
    })
    .catch(() => undefined);
}

/** Returns mutations of the member's widget sites, as options of TanStack Query. */
export function publisherMutations({ withoutRetries: client }: Client) {
  return {
    /** Adds a site. Idempotent. */
    add: () =>
      createOptions({
        mutationKey: ['publishers', 'add'],
        path: '/api/v2/me/publisher-sites',
        call: (body: NewPublisherSite, header) =>
          unwrap(client.POST('/api/v2/me/publisher-sites', { params: { header }, body })),
        refresh: (queries) => refetch(queries, publisherKeys.sites),
      }),

    /** Verifies that a site shows its token. */
    prove: () =>
      writeOptions({
        mutationKey: ['publishers', 'prove'],
        mutationFn: ({ id }: { id: string }) =>
          unwrap(client.POST('/api/v2/me/publisher-sites/{id}/proof', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, publisherKeys.all),
      }),

    /** Removes a site with its statistics. */
    remove: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['publishers', 'remove'],
        mutationFn: ({ id }) =>
          expectNoContent(client.DELETE('/api/v2/me/publisher-sites/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, publisherKeys.sites),
      }),
  };
}

/** Calls about cards on other sites, as options of TanStack Query. */
export function embedMutations({ withoutRetries: client }: Client) {
  return {
    /** Checks whether cards work on a page, given its address or its pasted source. Read-only. */
    check: () =>
      writeOptions<EmbedPreflight, EmbedPreflightForm>({
        mutationKey: ['embeds', 'check'],
        mutationFn: (body) => unwrap(client.POST('/api/v2/embed/preflight', { body })),
        refresh: async () => undefined,
      }),
  };
}

/** Finds names in an article, as options of TanStack Query: by POST, because the text is too long for a URL. */
export function articleMutations({ withoutRetries: client }: Client) {
  return {
    /** Entries that an article of at most `ARTICLE_MAX` characters, or at a URL, names, most frequent first. Nothing is stored. */
    match: () =>
      writeOptions({
        mutationKey: ['articles', 'match'],
        mutationFn: async (body: { text: string } | { address: string }) => {
          const { results, count } = await unwrap(client.POST('/api/v2/articles/matches', { body }));
          return { matches: results, count };
        },
        refresh: async () => undefined,
      }),
  };
}
