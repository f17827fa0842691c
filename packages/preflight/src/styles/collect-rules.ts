import type { MediaQueryList } from 'css-tree';
import { type Place, placeOf } from '../finding';
import type { Page, PageElement, PageSheet } from '../read-page';
import { SheetsTooLongError } from './limits';
import { readMedia, readSheet, type SheetDeclaration } from './read-sheet';
import { type ReadSelector, selectorReader } from './selectors';

/** A linked style sheet as it was read. */
export interface SheetText {
  /** After redirects. */
  address: string;
  text: string;
}

/** Style sheets by the address that is asked for; `null` for those that could not be read. */
export type SheetTexts = ReadonlyMap<string, SheetText | null>;

/** A rule of a page's sheets. */
export interface PageRule {
  selectors: readonly ReadSelector[];
  declarations: readonly SheetDeclaration[];
  media: readonly MediaQueryList[];
  isMaybe: boolean;
  layer: readonly string[];
  /** Shown where the rule is what decides. */
  placeOf(declaration: SheetDeclaration): Place;
}

/** All that the style sheets of a page say of widths. */
export interface PageRules {
  rules: readonly PageRule[];
  /** As they are named for the first time. */
  layers: readonly (readonly string[])[];
  /** Linked sheets that nobody has read, each once. */
  unread: readonly UnreadSheet[];
}

export interface UnreadSheet {
  /** As the page has it, where it is not known what to hold it against. */
  address: string;
  media: readonly MediaQueryList[];
  element: PageElement;
}

/** What is taken in by one that is taken in by one, and so on, ends in a circle. */
const IMPORTS_DEEP = 5;
const SHEETS_MAX = 100;
/** Of all sheets together, as characters. */
const TEXT_MAX = 2 ** 20;

/**
 * Gathers the rules of a page, or of a frame whose markup stands in it.
 *
 * @param address Where the page is; `null` where that is not known.
 * @throws {SheetsTooLongError} where they are more than any site needs.
 */
export function collectRules(
  page: Page,
  { address, texts, inFrame }: { address: string | null; texts: SheetTexts; inFrame: PageElement | null },
): PageRules {
  const rules: PageRule[] = [];
  const layers: (readonly string[])[] = [];
  const unread = new Map<string, UnreadSheet>();
  const readSelectors = selectorReader();
  let sheets = 0;
  let length = 0;

  interface Taken {
    sheet: PageSheet;
    text: string;
    /** `null` for one that stands in the page. */
    at: string | null;
    media: readonly MediaQueryList[];
    isMaybe: boolean;
    layer: readonly string[];
    above: readonly string[];
  }

  const takeLinked = (href: string, taken: Omit<Taken, 'text' | 'at'>, base: string | null) => {
    const at = resolveAddress(href, base);
    const read = at === null ? null : texts.get(at);
    if (!read) {
      const shown = at ?? href;
      unread.set(shown, { address: shown, media: taken.media, element: taken.sheet.element });
    } else if (!taken.above.includes(read.address) && taken.above.length < IMPORTS_DEEP)
      take({ ...taken, text: read.text, at: read.address, above: [...taken.above, read.address] });
  };

  const take = ({ sheet, text, at, media, isMaybe, layer, above }: Taken) => {
    sheets += 1;
    length += text.length;
    if (sheets > SHEETS_MAX || length > TEXT_MAX) throw new SheetsTooLongError();
    const read = readSheet(text);
    // Layers without a name are each one of their own, and numbered in their sheet alone.
    const number = sheets;
    const within = (names: readonly string[]) => [
      ...layer,
      ...names.map((name) => (name.startsWith('(') ? `${name}${number}` : name)),
    ];
    layers.push(...read.layers.map(within));
    for (const one of read.imports)
      takeLinked(
        one.href,
        {
          sheet,
          media: [...media, ...one.media],
          isMaybe: isMaybe || one.isMaybe,
          layer: within(one.layer),
          above,
        },
        at ?? baseOf(page, address),
      );
    for (const rule of read.rules)
      rules.push({
        selectors: readSelectors(rule.selector),
        declarations: rule.declarations,
        media: [...media, ...rule.media],
        isMaybe: isMaybe || rule.isMaybe,
        layer: within(rule.layer),
        placeOf: ({ property, value }) => {
          const shown = `${rule.selector} { ${property}: ${value} }`;
          if (at !== null) return placeOf('css', rule.line, shown, at);
          return sheet.element.inFrame?.place ?? placeOf('html', sheet.line + rule.line - 1, shown);
        },
      });
  };

  for (const sheet of page.sheets) {
    if (sheet.element.inFrame !== inFrame) continue;
    const taken = { sheet, media: readMedia(sheet.media), isMaybe: false, layer: [], above: [] };
    if (sheet.text !== null) take({ ...taken, text: sheet.text, at: null });
    else if (sheet.href !== null) takeLinked(sheet.href, taken, baseOf(page, address));
  }
  return { rules, layers, unread: [...unread.values()] };
}

/** Addresses of the sheets that a page links, and of those that sheets written into it take in; each once. */
export function sheetAddresses(page: Page, address: string): string[] {
  const base = baseOf(page, address);
  const found = page.sheets.flatMap(({ text, href }) =>
    text === null ? [resolveAddress(href ?? '', base)] : importedBy(text, base),
  );
  return [...new Set(found.flatMap((one) => one ?? []))];
}

/** Addresses that a style sheet takes in; none of one that is too long to be read. */
export function importedBy(text: string, at: string | null): string[] {
  if (!/@import/i.test(text)) return [];
  try {
    return readSheet(text).imports.flatMap(({ href }) => resolveAddress(href, at) ?? []);
  } catch (error) {
    if (error instanceof SheetsTooLongError) return [];
    throw error;
  }
}

function baseOf({ base }: Page, address: string | null): string | null {
  return base === null ? address : resolveAddress(base, address);
}

function resolveAddress(href: string, base: string | null): string | null {
  if (base === null ? !URL.canParse(href) : !URL.canParse(href, base)) return null;
  const url = base === null ? new URL(href) : new URL(href, base);
  url.hash = '';
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
