import ipaddr from 'ipaddr.js';

/** How much of a version 6 address names a network that one caller may have whole, in bits. */
const NETWORK_BITS = 56;

/**
 * Whom an address counts for: an IPv6 network is one caller, however many addresses it has.
 *
 * @param ip Version 4 or 6; anything else is answered as it is.
 */
export function ipRateLimitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${NETWORK_BITS}`).toString();
}
