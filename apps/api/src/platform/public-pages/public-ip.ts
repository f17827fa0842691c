import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is routed for everybody; whatever else there is of version 6 is for special purposes. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true if an IP address is on the open internet, as the SSRF guard asks of every address that is fetched: none that is private, local, shared, reserved, for documentation, for
 * many at once, or that stands for an address of version 4.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicIp(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_UNICAST);
}
