import ipaddr from 'ipaddr.js';

/** Prefix length of an IPv6 network that one client may own. */
const NETWORK_BITS = 56;

/**
 * Returns the rate limit key of an address: an IPv6 network is one caller, however many addresses it has.
 *
 * @param ip Version 4 or 6; anything else is returned unchanged.
 */
export function ipRateLimitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${NETWORK_BITS}`).toString();
}
