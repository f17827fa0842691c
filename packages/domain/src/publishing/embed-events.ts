import { isSector } from '../catalogue/sectors';
import { EMBED_ELEMENT_NAMES, type EmbedElementName } from './embed-elements';

/** What becomes of a widget on a site. */
const EMBED_EVENTS = ['view', 'fallback', 'interaction', 'click', 'sign_up', 'quote'] as const;

/** One of them. */
export type EmbedEvent = (typeof EMBED_EVENTS)[number];

/** Figures of widgets, in the order in which they are shown. */
export const EMBED_FIGURES = ['views', 'interactions', 'clicks', 'sign_ups', 'quotes', 'fallbacks'] as const;

/** One of them. */
export type EmbedFigure = (typeof EMBED_FIGURES)[number];

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

/** Where the pages lie that hold a widget in a frame. */
const EMBED_FRAMES = '/embed/v1/frame/';

/** The parameter by which a page in a frame says, to nobody but us, on which site it stands. */
export const EMBED_SITE_PARAMETER = 'on';

const SITE = /^https?:\/\/[^\s/?#@]+$/;

/**
 * The site on which a frame of ours stands, by the frame's address: its origin. Null for what is no frame of ours, or
 * says of no other site.
 *
 * @param frame As `URL` has it.
 * @param ownOrigin Where our frames are, without a slash at its end.
 */
export function readFramingSite(
  frame: { origin: string; pathname: string; searchParams: { get(name: string): string | null } },
  ownOrigin: string,
): string | null {
  if (frame.origin !== ownOrigin || !frame.pathname.startsWith(EMBED_FRAMES)) return null;
  const site = frame.searchParams.get(EMBED_SITE_PARAMETER) ?? '';
  return SITE.test(site) && site !== ownOrigin ? site : null;
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
