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

    /**
     * Invites addresses to follow something, in one's own name. An address that is none, and too many of them, fail with
     * what is wrong in `fields.email`. @see API-090, API-091, GAP-095
     */
    inviteToProduct: (id: string) =>
      createOptions({
        mutationKey: ['sharing', 'inviteToProduct', id],
        path: '/api/v1/emails/followProduct',
        call: ({ email }: { email: readonly string[] }, header) =>
          answer(
            client.POST('/api/v1/emails/followProduct', {
              params: { header },
              body: { email: [...email], product_id: id },
            }),
          ),
        refresh: async () => undefined,
      }),

    /** As `inviteToProduct`. */
    inviteToCompany: (id: string) =>
      createOptions({
        mutationKey: ['sharing', 'inviteToCompany', id],
        path: '/api/v1/emails/followCompany',
        call: ({ email }: { email: readonly string[] }, header) =>
          answer(
            client.POST('/api/v1/emails/followCompany', {
              params: { header },
              body: { email: [...email], company_id: id },
            }),
          ),
        refresh: async () => undefined,
      }),
  };
}
