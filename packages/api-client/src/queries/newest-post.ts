import { answer } from '../answer';
import type { Client } from '../client';
import { feedKeys } from '../query-keys';
import type { FeedAbout } from './feeds';
import { readOptions } from './read-options';

const query = { start: 0, size: 1 };

/** The newest post of a feed, or null: for asking whether there are new ones. */
export function newestPostQuery(client: Client, about: FeedAbout) {
  return readOptions({
    queryKey: feedKeys.newest(about.kind, idOf(about), contentOf(about)),
    queryFn: async ({ signal }) => (await readFirst(client, about, signal)).items[0] ?? null,
  });
}

const idOf = (about: FeedAbout) => (about.kind === 'global' ? null : about.id);
const contentOf = (about: FeedAbout) => (about.kind === 'user' ? (about.content ?? null) : null);

function readFirst(client: Client, about: FeedAbout, signal: AbortSignal) {
  if (about.kind === 'global')
    return answer(client.GET('/api/v2/feed/global', { params: { query }, signal }));
  const params = { path: { id: about.id }, query };
  switch (about.kind) {
    case 'user': {
      const ofKind = { ...query, ...(about.content && { content: about.content }) };
      return answer(
        client.GET('/api/v2/feed/user/{id}', { params: { path: { id: about.id }, query: ofKind }, signal }),
      );
    }
    case 'product':
      return answer(client.GET('/api/v2/feed/product/{id}', { params, signal }));
    case 'company':
      return answer(client.GET('/api/v2/feed/company/{id}', { params, signal }));
  }
}
