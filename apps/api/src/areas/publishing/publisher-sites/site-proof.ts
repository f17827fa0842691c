import {
  type AnalyticsEvent,
  type EmbedElementName,
  type EmbedEvent,
  embedElement,
  PUBLISHER_PROOF,
} from '@millrace/domain';
import { Parser } from 'htmlparser2';
import { InvalidFieldsError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';
import {
  fetchPublicPage,
  isPublicHost,
  namedHost,
  PageProblem,
  type PageReach,
  readPageAddress,
} from '../../../platform/public-pages';
import type { SiteRow } from './publisher-sites.repository';

/** Result of checking a site. */
interface FoundProof {
  outcome: 'proven' | 'missing' | 'elsewhere' | 'unreachable';
  /** Host to which the front page redirects, if different. */
  leadsTo: string | null;
}

const FILE_TYPES: ReadonlySet<string> = new Set(['text/plain']);

/**
 * Checks if a site publishes its token, on the front page or in a file. Redirects to another host do not count, because
 * anyone may control their target.
 */
export async function findProof(
  { host, address, token }: Pick<SiteRow, 'host' | 'address' | 'token'>,
  reach: PageReach,
): Promise<FoundProof> {
  const page = await read(address, reach);
  const leadsTo = page && page.host !== host ? page.host : null;
  if (page && leadsTo === null && metaContents(page.text).includes(token)) return found('proven');
  const file = await read(new URL(PUBLISHER_PROOF.path, address).href, reach, FILE_TYPES);
  if (file?.host === host && linesOf(file.text).includes(token)) return found('proven');
  if (leadsTo !== null) return { outcome: 'elsewhere', leadsTo };
  return found(page || file?.host === host ? 'missing' : 'unreachable');
}

const found = (outcome: FoundProof['outcome']): FoundProof => ({ outcome, leadsTo: null });

async function read(address: string, reach: PageReach, types?: ReadonlySet<string>) {
  try {
    const { address: at, html } = await fetchPublicPage(address, reach, types);
    return { host: new URL(at).host, text: html };
  } catch (problem) {
    if (problem instanceof PageProblem) return null;
    throw problem;
  }
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** Elements allowed in a head; any other starts the body, even without a tag. */
const OF_HEADS = new Set(['html', 'head', 'title', 'meta', 'link', 'style', 'script', 'noscript', 'base']);

/** Those of them that contain text. */
const WITH_TEXT = new Set(['title', 'style', 'script', 'noscript']);

/** Returns our `meta` values from the head of a page. The body does not count, as visitors may write there. */
function metaContents(html: string): string[] {
  const contents: string[] = [];
  let isHead = true;
  let holder: string | null = null;
  const parser = new Parser({
    onopentag: (name, { name: meta = '', content = '' }) => {
      isHead &&= OF_HEADS.has(name);
      if (WITH_TEXT.has(name)) holder = name;
      const isOurs = name === 'meta' && meta.trim().toLowerCase() === PUBLISHER_PROOF.meta;
      if (isHead && isOurs) contents.push(content.trim());
    },
    ontext: (text) => {
      if (holder === null && text.trim() !== '') isHead = false;
    },
    onclosetag: (name) => {
      if (name === holder) holder = null;
      if (name === 'head') isHead = false;
    },
  });
  parser.end(html);
  return contents;
}

/** Maximum length of a host with port. */
export const HOST_MAX = 260;

interface Surroundings {
  /** Hosts of the community itself, which have no publisher. */
  ownHosts: ReadonlySet<string>;
  reach: PageReach;
}

/**
 * Returns the front page URL of a site, with a normalized host.
 *
 * @throws {InvalidFieldsError} If the URL is invalid, not public, or one of ours.
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

/** Widgets that list other records, whose subject itself is not viewed. */
const OF_OTHER_THINGS: ReadonlySet<EmbedElementName> = new Set(['events', 'feed']);

const DEEDS: Partial<Record<EmbedEvent, 'view' | 'click'>> = { view: 'view', click: 'click' };

/**
 * Converts a widget event to a view or click of its subject. If that may be a company or a product, returns both: an
 * ID belongs to only one of them, and unknown IDs are ignored.
 *
 * @see GAP-077
 */
export function looksOf(event: EmbedEvent, element: EmbedElementName): AnalyticsEvent[] {
  const deed = DEEDS[event];
  if (deed === undefined || OF_OTHER_THINGS.has(element)) return [];
  return embedElement(element).about.flatMap((kind) =>
    kind === 'product' || kind === 'company' ? [`${kind}_${deed}` as const] : [],
  );
}
