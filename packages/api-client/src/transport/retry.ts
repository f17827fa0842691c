import type { DefaultOptions } from '@tanstack/react-query';
import { VideoUploadError } from '../uploads/video-upload-error';
import { isApiError } from './api-error';

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
const FRESH_MS = 30_000;

/** True if a call should be retried: only transient failures, at most twice. A refusal is final. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures + 1 < ATTEMPTS && isWorthRepeating(error);
}

/** True if a call failed transiently while its caller may still be waiting. */
export function isWorthRepeating(error: unknown): boolean {
  if (!isApiError(error)) return false;
  // The upload has already used its own retries. @see FEED-033
  if (error instanceof VideoUploadError) return false;
  // Reported at once: such failures outlast the patience of a waiting user, or cost as much again.
  if (error.code === 'read_only' || error.code === 'timed_out') return false;
  if (error.retryAfter !== null && error.retryAfter * 1_000 > LONGEST_DELAY_MS) return false;
  return isTransient(error);
}

/** True if a call failed for a transient reason, so that a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error) || error.code === 'already_exists') return false;
  return (
    error.code === 'offline' ||
    error.code === 'timeout' ||
    error.code === 'idempotency_in_progress' ||
    error.status === 429 ||
    error.status >= 500
  );
}

/** Returns the delay before the next retry, in milliseconds: the server's, or else exponential backoff. */
export function retryDelayMs(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : null;
  const wait = asked === null ? FIRST_DELAY_MS * 2 ** failures : asked * 1_000;
  return Math.min(wait, LONGEST_DELAY_MS);
}

/**
 * Default options of an application's `QueryClient`.
 *
 * @example new QueryClient({ defaultOptions: queryDefaults })
 */
export const queryDefaults: DefaultOptions = {
  queries: { retry: shouldRetry, retryDelay: retryDelayMs, staleTime: FRESH_MS },
  // Fails visibly when offline: a call paused silently would be lost with the tab.
  mutations: { retry: shouldRetry, retryDelay: retryDelayMs, networkMode: 'always' },
};
