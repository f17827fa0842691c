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
export function findSnippets(page: Page, ours: string): Snippets {
  const cards = page.elements.flatMap((element): Card[] => {
    const kind = kindOf(element);
    if (kind === null) return [];
    const { 'data-id': id, 'data-part': part } = element.attributes;
    return [{ element, kind, id: id?.trim() || null, end: endOf(kind, part) }];
  });
  const scripts = page.elements.flatMap((element): OurScript[] => {
    const source = element.name === 'script' ? element.attributes.src : undefined;
    if (source === undefined || source.length > ADDRESS_MAX) return [];
    const url = readUrl(source, ours);
    const isOurs = url !== null && isSameSite(url, ours);
    const isMeant = /(?:^|\/)embed\/(?:[\w.+-]+\/)*(?:millrace|suite)\.js$/.test(
      source.split(/[?#]/)[0] ?? '',
    );
    if (!isOurs && !isMeant) return [];
    return [{ element, url, name: url && isOurs ? readScriptPath(url.pathname) : null }];
  });
  const frames = page.elements.flatMap((element): OurFrame[] => {
    const source = /^(?:amp-)?iframe$/.test(element.name) ? element.attributes.src : undefined;
    const url = source === undefined ? null : readUrl(source, ours);
    if (!url || !isSameSite(url, ours)) return [];
    const [, kind = '', id = ''] = /^\/embed\/v1\/frame\/([^/]*)\/([^/]*)/.exec(url.pathname) ?? [];
    return [{ element, url, kind, id, end: endOf(kind, url.searchParams.get('part')) }];
  });
  const links = page.elements.flatMap((element) => {
    const source = element.name === 'a' ? element.attributes.href : undefined;
    const url = source === undefined ? null : readUrl(source, ours);
    if (!url || !isSameSite(url, ours)) return [];
    const subject = readPagePath(url.pathname);
    return subject ? [{ element, ...subject }] : [];
  });
  return {
    cards: cards.slice(0, EACH_MAX),
    scripts: scripts.slice(0, EACH_MAX),
    frames: frames.slice(0, EACH_MAX),
    links,
  };
}

/** What an element of ours shows; `null` for elements of others. */
export function kindOf({ name, attributes }: PageElement): string | null {
  if (name.startsWith('millrace-')) return name.slice('millrace-'.length);
  return attributes['data-millrace']?.trim() ?? null;
}

export const isElement = (kind: string): kind is EmbedElementName =>
  (EMBED_ELEMENT_NAMES as readonly string[]).includes(kind);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id can be one: of events also the key of a sector. */
export const isId = (kind: string, id: string): boolean =>
  UUID.test(id) || (kind === 'events' && SECTORS.some(({ key }) => key === id.toLowerCase()));

/** A part that is the id of a product is where a value chain leads to. */
const endOf = (kind: string, part: string | null | undefined): string | null =>
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

/** Whether there is what a card is to show. Sectors are always there. */
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

/** An address as written; without a scheme it has the page's, which is ours. `null` where it leads nowhere of its own. */
function readUrl(source: string, ours: string): URL | null {
  const text = source.trim();
  const whole = text.startsWith('//') ? new URL(ours).protocol + text : text;
  return URL.canParse(whole) ? new URL(whole) : null;
}

/** Ours, be it by the scheme that no page of https may ask for. */
const isSameSite = (url: URL, ours: string): boolean => url.host === new URL(ours).host;
