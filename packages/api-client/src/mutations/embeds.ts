import { answer } from '../answer';
import type { Client } from '../client';
import type { EmbedPreflight, EmbedPreflightForm } from '../types';
import { writeOptions } from './write-options';

/** Calls about cards on other sites, as options of TanStack Query. */
export function embedMutations(client: Client) {
  return {
    /** Whether cards work on a page: one at an address, or as it was pasted. Changes nothing. */
    check: () =>
      writeOptions<EmbedPreflight, EmbedPreflightForm>({
        mutationKey: ['embeds', 'check'],
        mutationFn: (body) => answer(client.POST('/api/v2/embed/preflight', { body })),
        refresh: async () => undefined,
      }),
  };
}
