import { refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { AccessTokenDraft, AccountDeletion, PasskeyCredential, Reauthentication } from '../types';
import { meKeys } from './keys';

const nothingElseChanges = async () => undefined;

/**
 * Mutations of the sign-in settings, as options of TanStack Query. Those that take a `Reauthentication` fail with
 * `wrong_password`, or with `sign_in_again` for a member without a password whose sign-in is too long ago.
 */
export function securityMutations({ withoutRetries: client }: Client) {
  return {
    /** Ends another session. */
    endSession: () =>
      writeOptions({
        mutationKey: ['security', 'endSession'],
        mutationFn: ({ id }: { id: string }) =>
          expectNoContent(client.DELETE('/api/v2/me/sessions/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, meKeys.sessions),
      }),

    /** Ends all other sessions and revokes all tokens. */
    endOtherSessions: () =>
      writeOptions({
        mutationKey: ['security', 'endOtherSessions'],
        mutationFn: (_: undefined) => expectNoContent(client.DELETE('/api/v2/me/sessions')),
        refresh: (queries) => refetch(queries, meKeys.sessions, meKeys.tokens),
      }),

    /** Creates a personal access token; returns its secret only once. Fails with `too_many_tokens` at 20 tokens. */
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

    /** Exports the data stored about the member. */
    exportData: () =>
      writeOptions({
        mutationKey: ['security', 'exportData'],
        mutationFn: (_: undefined) => unwrap(client.GET('/api/v2/me/export')),
        refresh: nothingElseChanges,
      }),

    /** Deletes the member's account; the caller then leaves the document. @see GAP-046 */
    deleteAccount: () =>
      writeOptions({
        mutationKey: ['security', 'deleteAccount'],
        mutationFn: (body: AccountDeletion) => expectNoContent(client.POST('/api/v2/me/delete', { body })),
        refresh: nothingElseChanges,
      }),

    /** Returns a new secret for an authenticator app, which takes effect once confirmed. */
    startTotp: () =>
      writeOptions({
        mutationKey: ['security', 'startTotp'],
        mutationFn: (body: Reauthentication) => unwrap(client.POST('/api/v2/me/totp', { body })),
        refresh: nothingElseChanges,
      }),

    /** Confirms the app with one of its codes, or fails with `wrong_code`; returns the recovery codes only once. */
    confirmTotp: () =>
      writeOptions({
        mutationKey: ['security', 'confirmTotp'],
        mutationFn: async (body: { code: string }) =>
          (await unwrap(client.POST('/api/v2/me/totp/confirm', { body }))).recovery_codes,
        refresh: (queries) => refetch(queries, meKeys.security),
      }),

    /** Disables the authenticator app. */
    removeTotp: () =>
      writeOptions({
        mutationKey: ['security', 'removeTotp'],
        mutationFn: (body: Reauthentication) =>
          expectNoContent(client.POST('/api/v2/me/totp/remove', { body })),
        refresh: (queries) => refetch(queries, meKeys.security),
      }),

    /** Returns the options for `navigator.credentials.create`. */
    startPasskey: () =>
      writeOptions({
        mutationKey: ['security', 'startPasskey'],
        mutationFn: (body: Reauthentication) => unwrap(client.POST('/api/v2/me/passkeys/options', { body })),
        refresh: nothingElseChanges,
      }),

    /** Registers the passkey that the authenticator created. */
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

    /** Begins to sign in with a passkey: returns the options for the authenticator. */
    startPasskeyLogin: () =>
      writeOptions({
        mutationKey: ['security', 'startPasskeyLogin'],
        mutationFn: (_: undefined) => unwrap(client.POST('/auth/passkey/options')),
        refresh: nothingElseChanges,
      }),

    /** Signs in with the authenticator's response; returns the path to continue at. */
    finishPasskeyLogin: () =>
      writeOptions({
        mutationKey: ['security', 'finishPasskeyLogin'],
        mutationFn: async (body: { credential: PasskeyCredential; return_to?: string }) =>
          (await unwrap(client.POST('/auth/passkey', { body }))).redirect,
        refresh: nothingElseChanges,
      }),
  };
}

/** Disables retries: without an idempotency key, retrying after a lost reply would create a second token. */
const withoutRetry = <Options extends object>(options: Options): Options => ({ ...options, retry: false });
