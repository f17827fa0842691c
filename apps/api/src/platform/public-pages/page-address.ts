import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { PageProblem } from './page-problem';
import type { PageReach } from './page-reach';

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
