import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ReplyKey } from '../messages/reply-texts';
import type { MessageValues } from '../messages/text';

/** A page's URL with the resolved addresses of its host. Connections must use these and not resolve again. */
export interface CheckedAddress {
  url: URL;
  found: readonly LookupAddress[];
}

/** Parses a URL as typed by a person. @throws {PageProblem} if it is no web address. */
export function readPageAddress(text: string): URL {
  const trimmed = text.trim();
  const whole =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) throw new PageProblem('page.noAddress');
  return new URL(whole);
}

/**
 * Resolves the host of a URL and checks that it is on the public internet, whatever the notation of the host.
 *
 * @throws {PageProblem} otherwise.
 */
export async function checkAddress(url: URL, reach: PageReach): Promise<CheckedAddress> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PageProblem('page.notWeb');
  if (url.username !== '' || url.password !== '') throw new PageProblem('page.credentials');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await resolveHost(host, reach);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  // One non-public address is enough to refuse, because the choice of the connection is not ours.
  if (!found.every(({ address }) => reach.isAllowed(address, port))) throw new PageProblem('page.notPublic');
  return { url, found };
}

async function resolveHost(host: string, reach: PageReach): Promise<readonly LookupAddress[]> {
  const found = await reach.resolve(host).catch(() => []);
  if (found.length === 0) throw new PageProblem('page.unknownHost', { host });
  return found;
}

/** Policy for reachable hosts. Not configurable: only tests reach their own servers. */
export interface PageReach {
  /** Resolves all addresses of a host. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string, port: number): boolean;
  /** Total timeout including redirects. */
  timeLimitMs: number;
}

const WEB_PORTS = new Set([80, 443]);

/** Policy of production: the public internet on web ports. */
export const PUBLIC_INTERNET: PageReach = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: (address, port) => WEB_PORTS.has(port) && isPublicIp(address),
  timeLimitMs: 8_000,
};

/** Suffixes of non-public names. @see https://www.iana.org/assignments/special-use-domain-names */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|test|invalid|onion|alt|arpa)$/;

const NAME = /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** Any public address, to check only the port of a name. */
const ANYBODYS_ADDRESS = '1.1.1.1';

/**
 * Normalizes a host like browsers: lower case, punycode, only a non-default port, no trailing
 * dot. Performs no DNS lookup.
 */
export const namedHost = ({ hostname, port }: URL): string =>
  hostname.replace(/\.$/, '') + (port && `:${port}`);

/** True if a host from `namedHost` could be public, without a DNS lookup. Connections check the addresses again. */
export function isPublicHost(host: string, reach: PageReach): boolean {
  const url = new URL(`https://${host}`);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) > 0) return reach.isAllowed(name, Number(url.port || 443));
  return (
    NAME.test(name) && !INTERNAL.test(name) && reach.isAllowed(ANYBODYS_ADDRESS, Number(url.port || 443))
  );
}

/** Global unicast range; the rest of IPv6 is reserved for special purposes. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True if an IP address is on the public internet, which the SSRF guard requires: not private, local, shared,
 * reserved, for documentation, multicast, or an IPv6 form of an IPv4 address.
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

/** Reason why a page cannot be read, as a text of the catalogue. */
export class PageProblem extends Error {
  override name = 'PageProblem';

  constructor(
    readonly key: Extract<ReplyKey, `page.${string}`>,
    readonly values: MessageValues = {},
  ) {
    super(key);
  }
}
