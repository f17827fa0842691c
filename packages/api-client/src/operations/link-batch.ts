import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { SearchResult } from '../types';

/** Kinds of things that have pages of their own. */
export type LinkedKind = 'product' | 'company' | 'event' | 'post';

/** Maximum number of IDs of each kind that one request takes. */
const BATCH_MAX = 10;

type Batch = Record<LinkedKind, Set<string>> & { reply: Promise<readonly SearchResult[]> };

const open = new WeakMap<Client, Batch>();

/** Reads what a link leads to; null if it is not there for the viewer. Links of the same moment share one request. */
export async function readLinked(client: Client, kind: LinkedKind, id: string): Promise<SearchResult | null> {
  let batch = open.get(client);
  if (!batch || batch[kind].size >= BATCH_MAX) {
    batch = startBatch(client);
    open.set(client, batch);
  }
  batch[kind].add(id);
  const results = await batch.reply;
  return results.find((result) => result.type === kind && readId(result) === id) ?? null;
}

function startBatch(client: Client): Batch {
  const ids = {
    product: new Set<string>(),
    company: new Set<string>(),
    event: new Set<string>(),
    post: new Set<string>(),
  };
  const reply = new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
    if (open.get(client) === batch) open.delete(client);
    const query = {
      product: [...ids.product],
      company: [...ids.company],
      event: [...ids.event],
      post: [...ids.post],
    };
    return (await unwrap(client.GET('/api/v2/links', { params: { query } }))).results;
  });
  const batch = { ...ids, reply };
  return batch;
}

function readId(result: SearchResult): string {
  switch (result.type) {
    case 'product':
      return result.product.id;
    case 'company':
      return result.company.id;
    case 'event':
      return result.event.id;
    case 'post':
      return result.post.id;
    case 'person':
      return result.person.id;
  }
}
