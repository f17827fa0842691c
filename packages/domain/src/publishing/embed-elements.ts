import { GUEST_FEED_POSTS, SEE_ALL_SUPPLIERS_FIRST } from '../pagination';

/** What a widget on another site can be about. */
export const EMBED_KINDS = ['product', 'company', 'event', 'sector'] as const;

/** One of them. */
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** Rows of a list: as many without a wish, and at most. */
export const EMBED_ROWS_DEFAULT = 5;
const EMBED_ROWS_MAX = 20;

/** The widgets for other sites, with what their attributes may say. Cards show what guests may see, and no more. */
export const EMBED_ELEMENTS = [
  { name: 'product', about: ['product'] },
  { name: 'suppliers', about: ['product'], rows: SEE_ALL_SUPPLIERS_FIRST },
  { name: 'value-chain', about: ['product'], rows: EMBED_ROWS_MAX, part: 'chain' },
  { name: 'company', about: ['company'] },
  { name: 'event', about: ['event'] },
  { name: 'events', about: ['product', 'company', 'sector'], rows: EMBED_ROWS_MAX },
  { name: 'feed', about: ['product', 'company'], rows: GUEST_FEED_POSTS },
  { name: 'follow', about: ['product', 'company'], part: 'invite', low: true },
  { name: 'quote', about: ['product'], low: true },
] as const satisfies readonly EmbedElement[];

/** A widget, as far as a choice of one goes. */
export interface EmbedElement {
  /** As in `<millrace-name>` and `data-millrace="name"`. */
  name: string;
  /** What it can be about; the first is the usual. */
  about: readonly EmbedKind[];
  /** How many rows can be chosen at most; none where it has no rows. */
  rows?: number;
  /** What its `data-part` chooses: levels of a value chain or a way through it, or a link that invites. */
  part?: 'chain' | 'invite';
  /** Whether it is one line high, not as high as a card. */
  low?: true;
}

/** The name of a widget. */
export type EmbedElementName = (typeof EMBED_ELEMENTS)[number]['name'];

/** The names of all widgets. */
export const EMBED_ELEMENT_NAMES: readonly EmbedElementName[] = EMBED_ELEMENTS.map(({ name }) => name);

/** The widget of a name. */
export function embedElement(name: EmbedElementName): EmbedElement {
  const found = EMBED_ELEMENTS.find((element) => element.name === name);
  if (!found) throw new RangeError(`No such widget: ${name}`);
  return found;
}

/** True if a widget can be about such a thing. */
export const isEmbedAbout = (name: EmbedElementName, kind: EmbedKind): boolean =>
  embedElement(name).about.includes(kind);

/** Levels of a value chain that a card can show. */
export const EMBED_LEVELS_MAX = 4;

/** Relations that links of a widget can bear. */
export const EMBED_RELATIONS = [
  'external',
  'nofollow',
  'noopener',
  'noreferrer',
  'sponsored',
  'ugc',
] as const;

/** One of them. */
export type EmbedRelation = (typeof EMBED_RELATIONS)[number];

/** Heights in px: of a card, of each row beyond the usual, of what is one line high. */
export const EMBED_HEIGHTS = { card: 392, row: 56, low: 44 } as const;

/** Width in px at which a picture of a widget is shown; it is drawn with twice as many dots. */
export const EMBED_PICTURE_WIDTH_PX = 600;
