import { ApiError } from '@millrace/api-client';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation with its status and last failure. */
export interface Sending<Data, Variables> {
  /**
   * Sends the mutation. Resolves to undefined if it failed, or if one is in flight: a double click sends once. `onDone`
   * is called on success, also if the result is undefined. @see GAP-103
   */
  send: (variables: Variables, onDone?: (data: Data) => void) => Promise<Data | undefined>;
  isSending: boolean;
  failure: ApiError | null;
  /** Clears the failure. */
  dismiss: () => void;
}

/**
 * Runs a mutation single-flight: further calls are ignored while one is in flight. A retry with equal variables keeps
 * its `Idempotency-Key`, so that the server does not create the entry twice.
 *
 * @param onSignInRequired Called when the session has expired: redirect to the login.
 */
export function useSend<Data, Variables extends object | undefined>(
  options: UseMutationOptions<Data, ApiError, Variables>,
  onSignInRequired?: (() => void) | undefined,
): Sending<Data, Variables> {
  const { mutateAsync, reset, status, error } = useMutation(options);
  // A second click may come before the pending state is rendered.
  const isInFlight = useRef(false);
  const last = useRef<Variables | null>(null);
  return {
    send: async (variables, onDone) => {
      if (isInFlight.current) return undefined;
      isInFlight.current = true;
      const call = last.current !== null && isSame(last.current, variables) ? last.current : variables;
      last.current = call;
      try {
        const data = await mutateAsync(call);
        onDone?.(data);
        return data;
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        if (thrown.status === 401) onSignInRequired?.();
        return undefined;
      } finally {
        isInFlight.current = false;
      }
    },
    isSending: status === 'pending',
    failure: error,
    dismiss: reset,
  };
}

/** True if two request bodies are deeply equal; files are compared by identity. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
