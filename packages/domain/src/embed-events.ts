import { EMBED_ELEMENT_NAMES, type EmbedElementName } from './embed-elements';
import { isSector } from './sectors';

/** What becomes of a widget on a site. */
export const EMBED_EVENTS = ['view', 'fallback', 'interaction', 'click', 'sign_up', 'quote'] as const;

/** One of them. */
export type EmbedEvent = (typeof EMBED_EVENTS)[number];

/** Figures of widgets, in the order in which they are shown. */
export const EMBED_FIGURES = ['views', 'interactions', 'clicks', 'sign_ups', 'quotes', 'fallbacks'] as const;

/** One of them. */
export type EmbedFigure = (typeof EMBED_FIGURES)[number];

/** Events that are told of at once, at most: as many as a request has cards. */
export const EMBED_EVENTS_MAX = 200;

/** The parameter by which links of widgets say of which one they are. */
export const EMBED_SOURCE_PARAMETER = 'via';

/** A widget, as its links name it. */
export interface EmbedSource {
  element: EmbedElementName;
  /** What it is about: an id in small letters, or the key of a sector. */
  id: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What the parameter says of a widget; `readEmbedSource` reads it.
 *
 * @param path Of the page that the link leads to: where it names what the widget is about, the parameter does not.
 */
export const writeEmbedSource = ({ element, id }: { element: string; id: string }, path = ''): string =>
  idIn(path) === id ? element : `${element}.${id}`;

/** The id that a path names; empty where it names none. */
const idIn = (path: string): string => path.split('/').find((part) => UUID.test(part)) ?? '';

/**
 * The widget that a parameter names; null for what names none.
 *
 * @param path Of the page that the link led to.
 */
export function readEmbedSource(text: string, path = ''): EmbedSource | null {
  const [name = '', id = idIn(path.toLowerCase()), ...more] = text.toLowerCase().split('.');
  const element = EMBED_ELEMENT_NAMES.find((one) => one === name);
  const isThing = UUID.test(id) || (element === 'events' && isSector(id));
  return element && isThing && more.length === 0 ? { element, id } : null;
}

/** Sites that one member may name. */
export const PUBLISHER_SITES_MAX = 20;

/** For how many days it holds that a site was shown to be somebody's. */
export const PUBLISHER_PROOF_DAYS = 180;

/** What shows that a site is somebody's: the name of a `<meta>` on its front page, or a file of it. */
export const PUBLISHER_PROOF = {
  meta: 'millrace-site',
  path: '/.well-known/millrace-site.txt',
} as const;

/** The `<meta>` that shows it. */
export const publisherProofMarkup = (token: string): string =>
  `<meta name="${PUBLISHER_PROOF.meta}" content="${token}">`;
