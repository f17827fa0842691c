import type { EmbedEvent, EmbedSource } from '@millrace/domain';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { EmbedPreflight, EmbedPreflightForm, NewPublisherSite } from '../types';
import { publisherKeys } from './keys';

/** Something that became of a widget. */
export interface EmbedHappening extends EmbedSource {
  event: EmbedEvent;
}

/** What became of widgets of one page. */
export interface EmbedHappenings {
  /** The origin of the page on which they stand. */
  site: string;
  /** At most 200. */
  events: readonly EmbedHappening[];
  /** What the reader's program calls itself, where a server tells for it. */
  userAgent?: string | undefined;
}

/**
 * Tells what became of widgets, also while the page goes away. Whether it arrives concerns nobody on the page: a failure
 * is silent.
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

/** Writes about one's sites with widgets, as options of TanStack Query. */
export function publisherMutations({ withoutRetries: client }: Client) {
  return {
    /** Names a site. Named again it is the same. */
    add: () =>
      createOptions({
        mutationKey: ['publishers', 'add'],
        path: '/api/v2/me/publisher-sites',
        call: (body: NewPublisherSite, header) =>
          unwrap(client.POST('/api/v2/me/publisher-sites', { params: { header }, body })),
        refresh: (queries) => refetch(queries, publisherKeys.sites),
      }),

    /** Has the server look whether a site shows its token. */
    prove: () =>
      writeOptions({
        mutationKey: ['publishers', 'prove'],
        mutationFn: ({ id }: { id: string }) =>
          unwrap(client.POST('/api/v2/me/publisher-sites/{id}/proof', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, publisherKeys.all),
      }),

    /** Takes a site away, with its figures. */
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
    /** Whether cards work on a page: one at an address, or as it was pasted. Changes nothing. */
    check: () =>
      writeOptions<EmbedPreflight, EmbedPreflightForm>({
        mutationKey: ['embeds', 'check'],
        mutationFn: (body) => unwrap(client.POST('/api/v2/embed/preflight', { body })),
        refresh: async () => undefined,
      }),
  };
}

/** Asks what an article names, as options of TanStack Query: too long for an address, it is sent as a write is. */
export function articleMutations({ withoutRetries: client }: Client) {
  return {
    /** What an article of at most `ARTICLE_MAX` characters names, most often first. Nothing is kept of it. */
    match: () =>
      writeOptions({
        mutationKey: ['articles', 'match'],
        mutationFn: async (body: { text: string }) => {
          const { results, count } = await unwrap(client.POST('/api/v2/articles/matches', { body }));
          return { matches: results, count };
        },
        refresh: async () => undefined,
      }),
  };
}
