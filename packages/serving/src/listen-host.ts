import { isIP } from 'node:net';

/**
 * Reads the address to listen on: behind a proxy, one that only the proxy reaches.
 *
 * @returns Undefined for all interfaces, if not set.
 * @throws {Error} with a message that continues the name of the variable.
 */
export function readListenHost(text: string | undefined): string | undefined {
  const host = text?.trim();
  if (!host) return undefined;
  if (isIP(host) === 0 && host !== 'localhost') {
    throw new Error(`must be an address of this machine such as 127.0.0.1 or ::1, not "${host}".`);
  }
  return host;
}
