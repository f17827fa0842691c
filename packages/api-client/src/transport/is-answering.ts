import type { Client } from './client';

/** How long a server may take to say that it is there. */
const PATIENCE_MS = 5_000;

/**
 * True if the server is there and can serve, asked anew each time; never fails. For what the browser itself sends, as
 * a form without script: where no server answers, the browser leaves the page for one of its own.
 */
export async function isAnswering(client: Client): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await client.withoutRetries.GET('/readyz', { signal, cache: 'no-store' })).response.ok;
  } catch {
    return false;
  }
}
