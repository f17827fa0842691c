import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ReplyKey } from '../messages/reply-texts';
import type { MessageValues } from '../messages/text';

/** A page's address, and where its host was found: whoever connects takes these, and asks no name server again. */
export interface CheckedAddress {
  url: URL;
  found: readonly LookupAddress[];
}

/** Takes an address as people write it. @throws {PageProblem} for one that names no page of the web. */
export function readPageAddress(text: string): URL {
  const trimmed = text.trim();
  const whole =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) throw new PageProblem('page.noAddress');
  return new URL(whole);
}

/**
 * Finds where an address leads to, and that this is on the open internet, whichever way the host is written.
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
  // One that is not public is enough: which of them a connection would take is not ours to say.
  if (!found.every(({ address }) => reach.isAllowed(address, port))) throw new PageProblem('page.notPublic');
  return { url, found };
}

async function resolveHost(host: string, reach: PageReach): Promise<readonly LookupAddress[]> {
  const found = await reach.resolve(host).catch(() => []);
  if (found.length === 0) throw new PageProblem('page.unknownHost', { host });
  return found;
}

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

/** Ends of names that nothing on the open internet has. @see https://www.iana.org/assignments/special-use-domain-names */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|test|invalid|onion|alt|arpa)$/;

const NAME = /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** Anybody's, by which is asked whether a name may be read at a port. */
const ANYBODYS_ADDRESS = '1.1.1.1';

/**
 * A host as browsers name it, with the port that is not usual: in small letters, names in other scripts as they travel,
 * and without the dot that may end a name. To look at it alone, nobody is asked where it leads to.
 */
export const namedHost = ({ hostname, port }: URL): string =>
  hostname.replace(/\.$/, '') + (port && `:${port}`);

/** Whether a host, as `namedHost` gives it, could be on the open internet; whoever connects there looks again. */
export function isPublicHost(host: string, reach: PageReach): boolean {
  const url = new URL(`https://${host}`);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) > 0) return reach.isAllowed(name, Number(url.port || 443));
  return (
    NAME.test(name) && !INTERNAL.test(name) && reach.isAllowed(ANYBODYS_ADDRESS, Number(url.port || 443))
  );
}

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

/** Why a page cannot be read, as a text of the catalogue says it. */
export class PageProblem extends Error {
  override name = 'PageProblem';

  constructor(
    readonly key: Extract<ReplyKey, `page.${string}`>,
    readonly values: MessageValues = {},
  ) {
    super(key);
  }
}
