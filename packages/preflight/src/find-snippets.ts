import { EMBED_ELEMENT_NAMES, type EmbedElementName, SECTORS } from '@millrace/domain';
import { readScriptPath, type ScriptName } from './addresses';
import type { Page, PageElement } from './read-page';

/** A card in a page: a custom element of the community, or an element with its attribute. */
export interface Card {
  element: PageElement;
  /** As written. */
  kind: string;
  id: string | null;
  /** Id of the product at the end of a value chain; `null` if none is named. */
  end: string | null;
}

/** A script of the community, or one that was meant to be. */
export interface OurScript {
  element: PageElement;
  /** `null` if it is invalid, or relative to the page's own site. */
  url: URL | null;
  /** `null` if it is not at a URL of the community. */
  name: ScriptName | null;
}

/** A frame of the community, or one that was meant to be. */
export interface OurFrame {
  element: PageElement;
  url: URL;
  kind: string;
  id: string;
  /** As for a card. */
  end: string | null;
}

/** Snippets of the community in a page. */
export interface Snippets {
  cards: readonly Card[];
  scripts: readonly OurScript[];
  frames: readonly OurFrame[];
  /** Links to pages of the community, with their subject. */
  links: readonly { element: PageElement; kind: EmbedElementName; id: string }[];
}

/** Limits per kind: more add no information, and no valid URL is longer. */
const EACH_MAX = 50;
const ADDRESS_MAX = 2000;

/** Finds snippets of the community in a page, valid or not. */
export function findSnippets({ elements }: Page, ours: string): Snippets {
  const { host, protocol } = new URL(ours);
  /** Parses a URL; without a scheme it gets the community's. `null` if relative or invalid. */
  const readUrl = (source: string): URL | null => {
    const text = source.trim();
    const whole = text.startsWith('//') ? protocol + text : text;
    return URL.canParse(whole) ? new URL(whole) : null;
  };
  /** Parses a URL of the community, whatever its scheme. */
  const readOurUrl = (source: string | undefined): URL | null => {
    if (source === undefined || source.length > ADDRESS_MAX) return null;
    const url = readUrl(source);
    return url?.host === host ? url : null;
  };
  const cards = elements.flatMap((element): Card[] => {
    const kind = widgetKind(element);
    if (kind === null) return [];
    const { 'data-id': id, 'data-part': part } = element.attributes;
    return [{ element, kind, id: id?.trim() || null, end: chainEnd(kind, part) }];
  });
  const scripts = elements.flatMap((element): OurScript[] => {
    const source = element.name === 'script' ? element.attributes.src : undefined;
    if (source === undefined || source.length > ADDRESS_MAX) return [];
    const url = readOurUrl(source);
    if (url) return [{ element, url, name: readScriptPath(url.pathname) }];
    return isMeantForOurs(source) ? [{ element, url: readUrl(source), name: null }] : [];
  });
  const frames = elements.flatMap((element): OurFrame[] => {
    const url = /^(?:amp-)?iframe$/.test(element.name) ? readOurUrl(element.attributes.src) : null;
    if (!url) return [];
    const [, kind = '', id = ''] = /^\/embed\/v1\/frame\/([^/]*)\/([^/]*)/.exec(url.pathname) ?? [];
    return [{ element, url, kind, id, end: chainEnd(kind, url.searchParams.get('part')) }];
  });
  const links = elements.flatMap((element) => {
    const url = element.name === 'a' ? readOurUrl(element.attributes.href) : null;
    const subject = url && readPagePath(url.pathname);
    return subject ? [{ element, ...subject }] : [];
  });
  return {
    cards: cards.slice(0, EACH_MAX),
    scripts: scripts.slice(0, EACH_MAX),
    frames: frames.slice(0, EACH_MAX),
    links,
  };
}

/** True if a URL of another site looks like a script of the community, below `embed/`. */
function isMeantForOurs(source: string): boolean {
  const parts = (source.split(/[?#]/)[0] ?? '').split('/');
  if (!/^(?:millrace|suite)\.js$/.test(parts.pop() ?? '')) return false;
  return parts.slice(parts.findLastIndex((part) => !/^[\w.+-]+$/.test(part)) + 1).includes('embed');
}

/** Returns the kind of card of an element; `null` for other elements. */
export function widgetKind({ name, attributes }: PageElement): string | null {
  if (name.startsWith('millrace-')) return name.slice('millrace-'.length);
  return attributes['data-millrace']?.trim() ?? null;
}

export const isElement = (kind: string): kind is EmbedElementName =>
  (EMBED_ELEMENT_NAMES as readonly string[]).includes(kind);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if an id is valid: for events also the key of a sector. */
export const isId = (kind: string, id: string): boolean =>
  UUID.test(id) || (kind === 'events' && SECTORS.some(({ key }) => key === id.toLowerCase()));

/** Returns the id in the part of a value chain, if it names the product at its end. */
const chainEnd = (kind: string, part: string | null | undefined): string | null =>
  kind === 'value-chain' && part && UUID.test(part) ? part : null;

/** Existing subjects by kind: ids in lower case. */
export type ShownThings = Readonly<Record<'product' | 'company' | 'event', ReadonlySet<string>>>;

const SUBJECTS: Readonly<Record<EmbedElementName, readonly (keyof ShownThings)[]>> = {
  product: ['product'],
  suppliers: ['product'],
  'value-chain': ['product'],
  quote: ['product'],
  company: ['company'],
  event: ['event'],
  events: ['product', 'company'],
  feed: ['product', 'company'],
  follow: ['product', 'company'],
};

/** True if the subject of a card exists. Sectors always do. */
export const isShown = (kind: EmbedElementName, id: string, things: ShownThings): boolean =>
  !UUID.test(id) || SUBJECTS[kind].some((subject) => things[subject].has(id.toLowerCase()));

/** Returns the ids that cards and frames name, in lower case, deduplicated. */
export const shownIds = ({ cards, frames }: Snippets): string[] => [
  ...new Set(
    [...cards, ...frames]
      .flatMap(({ id, end }) => [id, end])
      .flatMap((id) => (id && UUID.test(id) ? [id.toLowerCase()] : [])),
  ),
];

/** Parses the path of a product, company or event page. */
export function readPagePath(path: string): { kind: EmbedElementName; id: string } | null {
  const [, kind, id = ''] =
    /^\/(product|company|events)(?:\/[^/]+)?\/([0-9a-f-]{36})(?:\/|$)/i.exec(path) ?? [];
  if (kind === undefined || !UUID.test(id)) return null;
  return { kind: kind === 'events' ? 'event' : (kind as 'product' | 'company'), id };
}
