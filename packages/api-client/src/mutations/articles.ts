import { answer } from '../answer';
import type { Client } from '../client';
import { writeOptions } from './write-options';

/** Asks what an article names, as options of TanStack Query: too long for an address, it is sent as a write is. */
export function articleMutations(client: Client) {
  return {
    /** What an article of at most `ARTICLE_MAX` characters names, most often first. Nothing is kept of it. */
    match: () =>
      writeOptions({
        mutationKey: ['articles', 'match'],
        mutationFn: async (body: { text: string }) => {
          const { results, count } = await answer(client.POST('/api/v2/articles/matches', { body }));
          return { matches: results, count };
        },
        refresh: async () => undefined,
      }),
  };
}
