import { GUEST_FEED_POSTS, SEE_ALL_SUPPLIERS_FIRST } from '../pagination';

/** What a widget on another site can be about. */
export const EMBED_KINDS = ['product', 'company', 'event', 'sector'] as const;

/** One of them. */
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** Rows of a list: as many without a wish, and at most. */
export const EMBED_ROWS_DEFAULT = 5;
const EMBED_ROWS_MAX = 20;

/** Layouts of widgets: `card` and `list` take the most room, `strip` a low one, `compact` one line. */
export const EMBED_LAYOUTS = ['card', 'list', 'strip', 'compact'] as const;

/** One of them. */
export type EmbedLayout = (typeof EMBED_LAYOUTS)[number];

const BRIEF_LAYOUTS = ['card', 'strip', 'compact'] as const;
const LIST_LAYOUTS = ['list', 'strip', 'compact'] as const;
const CHAIN_LAYOUTS = ['card', 'compact'] as const;

/** The widgets for other sites, with what their attributes may say. Cards show what guests may see, and no more. */
export const EMBED_ELEMENTS = [
  { name: 'product', about: ['product'], layouts: BRIEF_LAYOUTS },
  { name: 'suppliers', about: ['product'], rows: SEE_ALL_SUPPLIERS_FIRST, layouts: LIST_LAYOUTS },
  { name: 'value-chain', about: ['product'], rows: EMBED_ROWS_MAX, part: 'chain', layouts: CHAIN_LAYOUTS },
  { name: 'company', about: ['company'], layouts: BRIEF_LAYOUTS },
  { name: 'event', about: ['event'], layouts: BRIEF_LAYOUTS },
  {
    name: 'events',
    about: ['product', 'company', 'sector'],
    rows: EMBED_ROWS_MAX,
    layouts: LIST_LAYOUTS,
  },
  { name: 'feed', about: ['product', 'company'], rows: GUEST_FEED_POSTS, layouts: LIST_LAYOUTS },
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
  /** Its layouts, the usual one first. None where there is one way. */
  layouts?: readonly EmbedLayout[];
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

/** Heights in px: of a card, of a row of a list, of a button, and of the lower layouts. */
export const EMBED_HEIGHTS = { card: 392, row: 56, low: 44, strip: 144, compact: 56 } as const;

/** Height in px of a list without its rows. */
export const EMBED_LIST_FRAME_PX = EMBED_HEIGHTS.card - EMBED_ROWS_DEFAULT * EMBED_HEIGHTS.row;

/** Highest that a page can wish a widget, in px. */
export const EMBED_HEIGHT_MAX = 1600;

/** Width in px at which a picture of a widget is shown; it is drawn with twice as many dots. */
export const EMBED_PICTURE_WIDTH_PX = 600;
