import type { DefaultOptions } from '@tanstack/react-query';
import { VideoUploadError } from '../uploads/video-upload-error';
import { isApiError } from './api-error';

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
const FRESH_MS = 30_000;

/** True if a call is to be tried again: only what may pass by itself, at most twice. A refusal is an answer. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures + 1 < ATTEMPTS && isWorthRepeating(error);
}

/** True if a call failed for what may pass by itself before its caller gives up waiting. */
export function isWorthRepeating(error: unknown): boolean {
  if (!isApiError(error)) return false;
  // It has tried as often as it should already. @see FEED-033
  if (error instanceof VideoUploadError) return false;
  // People are told at once: it lasts for longer than anybody looks at a button that turns, or costs as much again.
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

/** Wait before the next try, in milliseconds: what the server asks for, else twice as long each time. */
export function retryDelayMs(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : null;
  const wait = asked === null ? FIRST_DELAY_MS * 2 ** failures : asked * 1_000;
  return Math.min(wait, LONGEST_DELAY_MS);
}

/**
 * Defaults for the `QueryClient` of an application.
 *
 * @example new QueryClient({ defaultOptions: queryDefaults })
 */
export const queryDefaults: DefaultOptions = {
  queries: { retry: shouldRetry, retryDelay: retryDelayMs, staleTime: FRESH_MS },
  // Without a network a call fails, and says so: one that waits unsaid is lost with the tab.
  mutations: { retry: shouldRetry, retryDelay: retryDelayMs, networkMode: 'always' },
};
