import { refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { AccessTokenDraft, AccountDeletion, PasskeyCredential, Reauthentication } from '../types';
import { meKeys } from './keys';

const nothingElseChanges = async () => undefined;

/**
 * Writes about how one signs in, as options of TanStack Query. Those that take a `Reauthentication` fail with
 * `wrong_password`, or with `sign_in_again` for a member without one whose sign-in is too long ago.
 */
export function securityMutations({ withoutRetries: client }: Client) {
  return {
    /** Signs out somewhere else. */
    endSession: () =>
      writeOptions({
        mutationKey: ['security', 'endSession'],
        mutationFn: ({ id }: { id: string }) =>
          expectNoContent(client.DELETE('/api/v2/me/sessions/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, meKeys.sessions),
      }),

    /** Signs out everywhere else; tokens end, too. */
    endOtherSessions: () =>
      writeOptions({
        mutationKey: ['security', 'endOtherSessions'],
        mutationFn: (_: undefined) => expectNoContent(client.DELETE('/api/v2/me/sessions')),
        refresh: (queries) => refetch(queries, meKeys.sessions, meKeys.tokens),
      }),

    /** Makes a personal access token; answers its secret, this once. Fails with `too_many_tokens` where there are 20. */
    createToken: () =>
      withoutRetry(
        writeOptions({
          mutationKey: ['security', 'createToken'],
          mutationFn: (body: AccessTokenDraft) => unwrap(client.POST('/api/v2/me/tokens', { body })),
          refresh: (queries) => refetch(queries, meKeys.tokens),
        }),
      ),

    /** Revokes a personal access token. */
    revokeToken: () =>
      writeOptions({
        mutationKey: ['security', 'revokeToken'],
        mutationFn: ({ id }: { id: string }) =>
          expectNoContent(client.DELETE('/api/v2/me/tokens/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, meKeys.tokens),
      }),

    /** Answers what is kept about oneself. */
    exportData: () =>
      writeOptions({
        mutationKey: ['security', 'exportData'],
        mutationFn: (_: undefined) => unwrap(client.GET('/api/v2/me/export')),
        refresh: nothingElseChanges,
      }),

    /** Deletes one's own account; the document is to be left afterwards. @see GAP-046 */
    deleteAccount: () =>
      writeOptions({
        mutationKey: ['security', 'deleteAccount'],
        mutationFn: (body: AccountDeletion) => expectNoContent(client.POST('/api/v2/me/delete', { body })),
        refresh: nothingElseChanges,
      }),

    /** Answers a new secret for an authenticator app, which counts once it was confirmed. */
    startTotp: () =>
      writeOptions({
        mutationKey: ['security', 'startTotp'],
        mutationFn: (body: Reauthentication) => unwrap(client.POST('/api/v2/me/totp', { body })),
        refresh: nothingElseChanges,
      }),

    /** Confirms the app by a code of it, else fails with `wrong_code`; answers the recovery codes, this once. */
    confirmTotp: () =>
      writeOptions({
        mutationKey: ['security', 'confirmTotp'],
        mutationFn: async (body: { code: string }) =>
          (await unwrap(client.POST('/api/v2/me/totp/confirm', { body }))).recovery_codes,
        refresh: (queries) => refetch(queries, meKeys.security),
      }),

    /** Stops using the authenticator app. */
    removeTotp: () =>
      writeOptions({
        mutationKey: ['security', 'removeTotp'],
        mutationFn: (body: Reauthentication) =>
          expectNoContent(client.POST('/api/v2/me/totp/remove', { body })),
        refresh: (queries) => refetch(queries, meKeys.security),
      }),

    /** Answers what to ask the authenticator for. */
    startPasskey: () =>
      writeOptions({
        mutationKey: ['security', 'startPasskey'],
        mutationFn: (body: Reauthentication) => unwrap(client.POST('/api/v2/me/passkeys/options', { body })),
        refresh: nothingElseChanges,
      }),

    /** Adds the passkey that the authenticator answered. */
    addPasskey: () =>
      writeOptions({
        mutationKey: ['security', 'addPasskey'],
        mutationFn: (body: { name: string; credential: PasskeyCredential }) =>
          unwrap(client.POST('/api/v2/me/passkeys', { body })),
        refresh: (queries) => refetch(queries, meKeys.security),
      }),

    /** Removes a passkey. */
    removePasskey: () =>
      writeOptions({
        mutationKey: ['security', 'removePasskey'],
        mutationFn: ({ id, who }: { id: string; who: Reauthentication }) =>
          expectNoContent(
            client.POST('/api/v2/me/passkeys/{id}/remove', { params: { path: { id } }, body: who }),
          ),
        refresh: (queries) => refetch(queries, meKeys.security),
      }),

    /** Begins to sign in with a passkey: answers what to ask the authenticator for. */
    startPasskeyLogin: () =>
      writeOptions({
        mutationKey: ['security', 'startPasskeyLogin'],
        mutationFn: (_: undefined) => unwrap(client.POST('/auth/passkey/options')),
        refresh: nothingElseChanges,
      }),

    /** Signs in with what the authenticator answered; answers the path to go on to. */
    finishPasskeyLogin: () =>
      writeOptions({
        mutationKey: ['security', 'finishPasskeyLogin'],
        mutationFn: async (body: { credential: PasskeyCredential; return_to?: string }) =>
          (await unwrap(client.POST('/auth/passkey', { body }))).redirect,
        refresh: nothingElseChanges,
      }),
  };
}

/** Turns retries off: without an idempotency key, a call whose reply was lost would create a second token. */
const withoutRetry = <Options extends object>(options: Options): Options => ({ ...options, retry: false });
