/** Attribute of an element. */
export interface ManifestAttribute {
  name: string;
  /** TypeScript type. */
  type: string;
  description: string;
  default?: string;
}

/** Custom element. */
export interface ManifestElement {
  /** Name in `<millrace-name>` and `data-millrace="name"`. */
  name: string;
  description: string;
  /** Attributes in addition to `sharedAttributes`. */
  attributes: readonly ManifestAttribute[];
}

/** @param most Maximum number of rows: a literal, because builds read this before the domain is built. */
const rows = (most: number): ManifestAttribute => ({
  name: 'data-rows',
  type: 'number',
  description: `Rows that are shown, from 1 to ${most}.`,
  default: '5',
});

/** @param names Layouts, the default first. */
const layout = (...names: readonly string[]): ManifestAttribute => ({
  name: 'data-layout',
  type: names.map((name) => `'${name}'`).join(' | '),
  description: 'How it is laid out: `strip` is 144 px high, `compact` one line of 56 px.',
  default: names[0] ?? '',
});

const ofBriefs = layout('card', 'strip', 'compact');
const ofLists = layout('list', 'strip', 'compact');

/** Attributes of every element. */
export const sharedAttributes: readonly ManifestAttribute[] = [
  {
    name: 'data-id',
    type: 'string',
    description: 'The id of what it is about, as in its address on Millrace.',
  },
  {
    name: 'data-theme',
    type: "'light' | 'dark' | 'auto'",
    description: 'Its colours; `auto` follows the color-scheme of the page.',
    default: 'auto',
  },
  {
    name: 'lang',
    type: 'string',
    description: 'Its language (BCP 47); without it that of the page around it.',
  },
  {
    name: 'data-rel',
    type: 'string',
    description: 'Put on its links: `sponsored`, `nofollow`, `ugc`, `external`, `noopener`, `noreferrer`.',
  },
  {
    name: 'data-height',
    type: 'number',
    description:
      'Height in px, kept free from the first moment. What has no room for the usual layout takes a lower one, and a list as many rows as fit.',
    default: 'by layout and rows: 392 for a card, 112 and 56 for each row for a list; buttons name 44',
  },
  {
    name: 'data-font',
    type: "'inherit'",
    description: 'Text in the typeface of the page; ours is not asked for.',
  },
  {
    name: 'data-consent',
    type: 'boolean',
    description: 'Nothing is asked for until it is taken away and `millrace.scan()` is called.',
  },
];

/** All elements of the suite. */
export const elements: readonly ManifestElement[] = [
  { name: 'product', description: 'A product in brief, with a button to follow it.', attributes: [ofBriefs] },
  { name: 'suppliers', description: 'Who supplies a product.', attributes: [ofLists, rows(5)] },
  {
    name: 'value-chain',
    description: 'A product between its inputs and uses; or what it goes into, or the way to one product.',
    attributes: [
      layout('card', 'compact'),
      {
        name: 'data-part',
        type: 'string',
        description:
          '`whole`, how many levels of its uses from 1 to 4, or the id of the product that a way leads to.',
        default: 'whole',
      },
      rows(20),
    ],
  },
  { name: 'company', description: 'A company in brief, with a button to follow it.', attributes: [ofBriefs] },
  {
    name: 'event',
    description: 'An event in brief, and where one says that one attends.',
    attributes: [ofBriefs],
  },
  {
    name: 'events',
    description: 'Events about a product, a company, or a sector, whose key takes the place of the id.',
    attributes: [ofLists, rows(20)],
  },
  {
    name: 'feed',
    description: 'Public posts about a product or a company, for reading.',
    attributes: [ofLists, rows(10)],
  },
  {
    name: 'follow',
    description: 'A button that follows a product or a company.',
    attributes: [
      {
        name: 'data-part',
        type: "'invite'",
        description: 'With `invite` a link to where colleagues are invited.',
      },
    ],
  },
  { name: 'quote', description: 'A link to where quotes for a product are asked for.', attributes: [] },
];

/** Events, all of which bubble; the description says which can be prevented. */
export const events = [
  { name: 'millrace:ready', description: 'It is painted, or painted anew. Of the suite.' },
  {
    name: 'millrace:error',
    description:
      'It cannot be had, and its fallback stays: `reason` is `missing` or `unavailable`. Of the suite.',
  },
  {
    name: 'millrace:click',
    description:
      'A reader presses a link, whose `href` it names, or a button; can be prevented. Of the suite.',
  },
  {
    name: 'millrace:follow',
    description: 'A reader follows or no longer does; prevented by a page that does it for them.',
  },
] as const;

/** CSS custom properties that a page may set. */
export const cssProperties = [
  { name: '--mr-surface', description: 'Its ground.' },
  { name: '--mr-text', description: 'Its text.' },
  { name: '--mr-accent', description: 'Its button, marks and outlines of focus.' },
  { name: '--mr-on-accent', description: 'Text on its button.' },
  { name: '--mr-radius', description: 'Its corners.' },
  { name: '--mr-font', description: 'Its typeface.' },
] as const;

const partsOfCards = [
  { name: 'card', description: 'The card: its frame, its ground.' },
  { name: 'title', description: 'Its heading.' },
] as const;
const partsOfButtons = [{ name: 'action', description: 'The button or link.' }] as const;

/** CSS shadow parts, for `::part()`. */
export const cssParts = (element: string): readonly { name: string; description: string }[] =>
  element === 'follow' || element === 'quote' ? partsOfButtons : partsOfCards;
