import type { IncomingMessage } from 'node:http';

/** A host name, IPv4 or IPv6 address, with an optional port. */
const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * True if the request has at most one Host header and that is well-formed. Node itself rejects HTTP/1.1 requests
 * without one, and reads the first of several.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function hasValidHostHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1);
  return hosts.length === 0 || (hosts.length === 1 && HOST.test(hosts[0] ?? ''));
}
