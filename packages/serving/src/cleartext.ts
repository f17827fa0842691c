import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
]);

/** Host names of private networks: single labels as in containers, and reserved top-level domains. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|internal|local|lan|home\.arpa|svc)$/i;

/**
 * Throws if a URL without encryption leads outside private networks.
 *
 * @param url URL that is reached without encryption.
 * @param privateHosts Comma-separated hosts that the operator declares reachable by a private network or a tunnel.
 * @throws {Error} with a message that continues the name of the variable, without the URL, which may hold a secret.
 */
export function assertEncryptedOrPrivate(
  { hostname }: URL,
  privateHosts: string | undefined,
  remedy: string,
): void {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const named = (privateHosts ?? '').split(',').map((one) => one.trim().toLowerCase());
  if (host === '' || isPrivate(host) || named.includes(host)) return;
  throw new Error(
    `sends passwords and sessions to ${host} in clear text: ${remedy}. Where only a private network or a tunnel leads there, name the host in PRIVATE_HOSTS.`,
  );
}

const isPrivate = (host: string): boolean =>
  isIP(host) === 0 ? PRIVATE_NAME.test(host) : PRIVATE_RANGES.has(ipaddr.process(host).range());
