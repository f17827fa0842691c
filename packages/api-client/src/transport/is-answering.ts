import type { Client } from './client';

/** Timeout of the check in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * True if the server is reachable and ready, checked on each call; never fails. For plain form posts by the browser
 * itself: if no server answers, the browser replaces the page with its error page.
 */
export async function isAnswering(client: Client): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await client.withoutRetries.GET('/readyz', { signal, cache: 'no-store' })).response.ok;
  } catch {
    return false;
  }
}
