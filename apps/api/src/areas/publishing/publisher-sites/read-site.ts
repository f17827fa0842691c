import { InvalidFieldsError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';
import {
  isPublicHost,
  namedHost,
  PageProblem,
  type PageReach,
  readPageAddress,
} from '../../../platform/public-pages';

/** The longest name of a host, with a port. */
export const HOST_MAX = 260;

interface Surroundings {
  /** Hosts of the community, of which nobody is the publisher. */
  ownHosts: ReadonlySet<string>;
  reach: PageReach;
}

/**
 * The front page of the site that an address is of, its host as browsers name it.
 *
 * @throws {InvalidFieldsError} for an address that is of none, of one that not everybody can reach, or of ours.
 */
export function readSite(address: string, { ownHosts, reach }: Surroundings): URL {
  const url = readAddress(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused('site.noHost');
  const host = namedHost(url);
  if (host.length > HOST_MAX) throw refused('site.noHost');
  if (ownHosts.has(host)) throw refused('site.own');
  if (!isPublicHost(host, reach)) throw refused('site.notPublic');
  return new URL(`${url.protocol}//${host}/`);
}

function readAddress(address: string): URL | null {
  try {
    return readPageAddress(address);
  } catch (problem) {
    if (problem instanceof PageProblem) return null;
    throw problem;
  }
}

const refused = (key: 'site.noHost' | 'site.own' | 'site.notPublic') =>
  new InvalidFieldsError({ address: sentence(key) });
