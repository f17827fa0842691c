import { answer } from '../answer';
import type { Client } from '../client';
import type { EmailShare } from '../types';
import { createOptions } from './write-options';

/** Sharing, as options of TanStack Query. */
export function sharingMutations(client: Client) {
  return {
    /**
     * Shares something with addresses, in one's own name. An address that is none, and too many of them, fail with what
     * is wrong in `fields.to`. @see API-054, GAP-095
     */
    byEmail: () =>
      createOptions({
        mutationKey: ['sharing', 'byEmail'],
        path: '/api/v1/emails',
        call: (body: EmailShare, header) =>
          answer(client.POST('/api/v1/emails', { params: { header }, body })),
        refresh: async () => undefined,
      }),
  };
}
