import { PUBLISHER_PROOF } from '@millrace/domain';
import { Parser } from 'htmlparser2';
import { fetchPublicPage, PageProblem, type PageReach } from '../../../platform/public-pages';
import type { SiteRow } from './publisher-sites.repository';

/** What was found on a site. */
export interface FoundProof {
  outcome: 'proven' | 'missing' | 'elsewhere' | 'unreachable';
  /** The host that the front page leads to, where it is another. */
  leadsTo: string | null;
}

const FILE_TYPES: ReadonlySet<string> = new Set(['text/plain']);

/**
 * Looks whether a site shows its token: on its front page, or in a file. Whatever leads to another host is no word of
 * this one: anybody may have put up what they redirect to.
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

/** What a head is made of: whatever else begins ends it, whether or not the page says so. */
const OF_HEADS = new Set(['html', 'head', 'title', 'meta', 'link', 'style', 'script', 'noscript', 'base']);

/** Of these, what holds text. */
const WITH_TEXT = new Set(['title', 'style', 'script', 'noscript']);

/** What the head of a page says under our name. In its body, where anybody may write, nothing counts. */
export function metaContents(html: string): string[] {
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
