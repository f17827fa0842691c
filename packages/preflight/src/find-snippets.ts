import { EMBED_ELEMENT_NAMES, type EmbedElementName, SECTORS } from '@millrace/domain';
import { readScriptPath, type ScriptName } from './addresses';
import type { Page, PageElement } from './read-page';

/** A card as a page has it: by an element of ours, or by one with our attribute. */
export interface Card {
  element: PageElement;
  /** As written. */
  kind: string;
  id: string | null;
  /** The id of the product that a value chain leads to; `null` where none is named. */
  end: string | null;
}

/** A script that is ours, or was meant to be. */
export interface OurScript {
  element: PageElement;
  /** `null` where it is no address, or leads to the page's own site. */
  url: URL | null;
  /** `null` where it is not at an address of ours. */
  name: ScriptName | null;
}

/** A frame that is ours, or was meant to be. */
export interface OurFrame {
  element: PageElement;
  url: URL;
  kind: string;
  id: string;
  /** As that of a card. */
  end: string | null;
}

/** What a page holds of ours. */
export interface Snippets {
  cards: readonly Card[];
  scripts: readonly OurScript[];
  frames: readonly OurFrame[];
  /** Links to our pages, with what they are of. */
  links: readonly { element: PageElement; kind: EmbedElementName; id: string }[];
}

/** More of a kind say nothing more, and no address of ours is longer. */
const EACH_MAX = 50;
const ADDRESS_MAX = 2000;

/** Finds what a page holds of ours, right or wrong. */
export function findSnippets({ elements }: Page, ours: string): Snippets {
  const { host, protocol } = new URL(ours);
  /** An address as written; without a scheme it has the page's, which is ours. `null` where it leads nowhere of its own. */
  const readUrl = (source: string): URL | null => {
    const text = source.trim();
    const whole = text.startsWith('//') ? protocol + text : text;
    return URL.canParse(whole) ? new URL(whole) : null;
  };
  /** Ours, be it by the scheme that no page of https may ask for. */
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

/** True if an address of another site names a script as ours are named, below `embed/`. */
function isMeantForOurs(source: string): boolean {
  const parts = (source.split(/[?#]/)[0] ?? '').split('/');
  if (!/^(?:millrace|suite)\.js$/.test(parts.pop() ?? '')) return false;
  return parts.slice(parts.findLastIndex((part) => !/^[\w.+-]+$/.test(part)) + 1).includes('embed');
}

/** What an element of ours shows; `null` for elements of others. */
export function widgetKind({ name, attributes }: PageElement): string | null {
  if (name.startsWith('millrace-')) return name.slice('millrace-'.length);
  return attributes['data-millrace']?.trim() ?? null;
}

export const isElement = (kind: string): kind is EmbedElementName =>
  (EMBED_ELEMENT_NAMES as readonly string[]).includes(kind);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if an id can be one: of events also the key of a sector. */
export const isId = (kind: string, id: string): boolean =>
  UUID.test(id) || (kind === 'events' && SECTORS.some(({ key }) => key === id.toLowerCase()));

/** A part that is the id of a product is where a value chain leads to. */
const chainEnd = (kind: string, part: string | null | undefined): string | null =>
  kind === 'value-chain' && part && UUID.test(part) ? part : null;

/** What there is of ours, by kind: ids in lower case. */
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

/** True if there is what a card is to show. Sectors are always there. */
export const isShown = (kind: EmbedElementName, id: string, things: ShownThings): boolean =>
  !UUID.test(id) || SUBJECTS[kind].some((subject) => things[subject].has(id.toLowerCase()));

/** The ids of all that cards and frames name, in lower case, each once. */
export const shownIds = ({ cards, frames }: Snippets): string[] => [
  ...new Set(
    [...cards, ...frames]
      .flatMap(({ id, end }) => [id, end])
      .flatMap((id) => (id && UUID.test(id) ? [id.toLowerCase()] : [])),
  ),
];

/** The product, company or event that a page of ours is about. */
export function readPagePath(path: string): { kind: EmbedElementName; id: string } | null {
  const [, kind, id = ''] =
    /^\/(product|company|events)(?:\/[^/]+)?\/([0-9a-f-]{36})(?:\/|$)/i.exec(path) ?? [];
  if (kind === undefined || !UUID.test(id)) return null;
  return { kind: kind === 'events' ? 'event' : (kind as 'product' | 'company'), id };
}
