import type { IncomingMessage } from 'node:http';

/** A name, or an address of either version, each with a port or without. */
const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request names the host that it is for at most once, and as a host can be called. Node refuses a request of
 * HTTP/1.1 that names none, and takes the first of several.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1);
  return hosts.length === 0 || (hosts.length === 1 && HOST.test(hosts[0] ?? ''));
}
