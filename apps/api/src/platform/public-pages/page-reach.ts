import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isPublicIp } from './public-ip';

/** Which addresses pages of others may be read from. Not for configuration: only a test reaches its own servers. */
export interface PageReach {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string, port: number): boolean;
  /** For all of it, redirects included. */
  timeLimitMs: number;
}

const WEB_PORTS = new Set([80, 443]);

/** The open internet, on the ports of the web. */
export const PUBLIC_INTERNET: PageReach = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: (address, port) => WEB_PORTS.has(port) && isPublicIp(address),
  timeLimitMs: 8_000,
};
