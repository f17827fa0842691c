import { Parser } from 'htmlparser2';
import { type Place, placeOf } from './finding';

/**
 * How an element ends: where its markup says, only where something around it or a later one of its name does, or with
 * the page. To browsers `/>` ends none of HTML.
 */
export type ElementEnd = 'closed' | 'late' | 'never';

/** An element with what lies around it. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  place: Place;
  /** The one that it stands in; browsers add `html` and `body` where markup leaves them out. */
  parent: PageElement | null;
  /** The elements in it, in their order. */
  children: readonly PageElement[];
  /** Whether text stands in it, beside its elements. */
  hasText: boolean;
  /** How it ends. */
  end: ElementEnd;
  /** Whether browsers take it for a part of the head, where alone policies count. */
  isInHead: boolean;
  /** The frame of the page in whose written markup it stands. */
  inFrame: PageElement | null;
}

/** What a page's markup holds. */
export interface Page {
  /**
   * In the order of the markup, without what is of no matter to cards, what stands in templates, and what a browser
   * with scripts takes for text.
   */
  elements: readonly PageElement[];
  /** Texts in which markup of our elements can be read. */
  escaped: readonly Place[];
  /** Style sheets, in the order in which browsers apply them. */
  sheets: readonly PageSheet[];
  /** What addresses of the page are held against, where it says so. */
  base: string | null;
  /** Whether all elements are children of those that they stand in; with more than we keep, not all are. */
  isWhole: boolean;
}

/** A style sheet of a page: written into it, or linked. */
export interface PageSheet {
  /** `null` for one that is linked. */
  text: string | null;
  /** As written; `null` for one that stands in the page. */
  href: string | null;
  /** For which media; without any, for all. */
  media: string;
  element: PageElement;
  /** Of the text's beginning. */
  line: number;
}

/** Only an attack nests deeper, or has more of what we look at. What comes after is not read. */
const DEPTH_MAX = 1000;
const ELEMENTS_MAX = 5000;
const ESCAPED_MAX = 20;
const KEPT_MAX = 50_000;
const SHEETS_MAX = 60;

const OF_INTEREST = new Set(['html', 'meta', 'script', 'iframe', 'amp-iframe', 'a']);
const OF_HEAD = new Set([
  'html',
  'head',
  'meta',
  'title',
  'link',
  'base',
  'script',
  'style',
  'noscript',
  'template',
]);

/** What stands in these is not shown, or not run. */
const QUIET = new Set(['noscript', 'template', 'iframe', 'textarea', 'script', 'style', 'title']);

/**
 * Reads markup as a stream, and so in a time that grows with its length alone: building the tree that browsers build
 * can be made to take hours.
 */
export function readPage(html: string, inFrame: PageElement | null = null): Page {
  const elements: PageElement[] = [];
  const escaped: Place[] = [];
  const sheets: PageSheet[] = [];
  const stack: GrowingElement[] = [];
  const selfClosed = new WeakSet<PageElement>();
  const trunk = trunkOf(inFrame);
  const lineAt = lineCounter(html);
  let base: string | null = null;
  let kept = 0;
  let quiet = 0;
  let isInHead = true;
  let text = '';
  let textAt = 0;

  const endText = () => {
    if (text.trim() !== '') {
      isInHead = isInHead && quiet > 0;
      const around = stack.at(-1);
      if (around) around.hasText = true;
    }
    if (
      quiet === 0 &&
      escaped.length < ESCAPED_MAX &&
      /<(?:millrace-|div[^>]{0,200}data-millrace)/i.test(text)
    )
      escaped.push(inFrame?.place ?? placeOf('html', lineAt(textAt), text.slice(0, 2000)));
    text = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      isInHead = isInHead && (quiet > 0 || OF_HEAD.has(name));
      const { startIndex, endIndex } = parser;
      const parent = trunk.parentOf(name, stack.at(-1) ?? null);
      const element: GrowingElement = {
        name,
        attributes,
        parent,
        children: [],
        hasText: false,
        end: 'never',
        isInHead,
        inFrame,
        get place() {
          return inFrame?.place ?? placeOf('html', lineAt(startIndex), html.slice(startIndex, endIndex + 1));
        },
      };
      kept += 1;
      if (kept <= KEPT_MAX) parent?.children.push(element);
      if (name === 'html') trunk.html = element;
      const isOurs = name.startsWith('millrace-') || attributes['data-millrace'] !== undefined;
      if (quiet === 0 && (isOurs || OF_INTEREST.has(name))) {
        elements.push(element);
        if (name === 'iframe' && attributes.srcdoc !== undefined && inFrame === null) {
          const written = readPage(attributes.srcdoc, element);
          elements.push(...written.elements);
          sheets.push(...written.sheets);
          escaped.push(...written.escaped.slice(0, ESCAPED_MAX - escaped.length));
        }
      }
      if (quiet === 0 && name === 'base') base ??= attributes.href ?? null;
      const href = quiet === 0 && name === 'link' ? sheetHref(attributes) : null;
      if (href !== null && sheets.length < SHEETS_MAX)
        sheets.push({ text: null, href, media: mediaOf(attributes), element, line: 1 });
      stack.push(element);
      if (isSelfClosed(html.slice(Math.max(startIndex, endIndex - TAG_END_MAX), endIndex + 1)))
        selfClosed.add(element);
      if (QUIET.has(name)) quiet += 1;
      if (stack.length > DEPTH_MAX || elements.length > ELEMENTS_MAX) {
        parser.pause();
        // Of what was not read nobody knows whether it closes them.
        for (const open of stack) open.end = 'closed';
      }
    },
    ontext(part) {
      if (text === '') textAt = parser.startIndex;
      text += part;
    },
    onclosetag(name, isImplied) {
      const closed = stack.at(-1);
      // What stands in a script or frame is text, to whatever end comes next: one that closed itself was to have none.
      if (closed)
        closed.end =
          (isImplied && name !== 'p') || (selfClosed.has(closed) && text.trim() !== '') ? 'late' : 'closed';
      if (closed && name === 'style' && quiet === 1 && sheets.length < SHEETS_MAX)
        sheets.push({
          text,
          href: null,
          media: mediaOf(closed.attributes),
          element: closed,
          line: lineAt(textAt),
        });
      endText();
      stack.pop();
      if (QUIET.has(name)) quiet -= 1;
    },
  });
  parser.write(html);
  endText();
  return { elements, escaped, sheets, base, isWhole: kept <= KEPT_MAX };
}

interface GrowingElement extends PageElement {
  parent: GrowingElement | null;
  children: GrowingElement[];
  hasText: boolean;
  end: ElementEnd;
}

/** As much of a tag as says whether it closes itself. */
const TAG_END_MAX = 200;

/** Whether a tag is written as if it closed itself; the slash of an unquoted value is a part of that. */
const isSelfClosed = (tagEnd: string): boolean =>
  tagEnd.endsWith('/>') && !/=[^\s"'>]+$/.test(tagEnd.slice(0, -1));

/** `html` and `body`, as browsers add them to markup that leaves them out. */
function trunkOf(inFrame: PageElement | null) {
  const added = (name: string, parent: GrowingElement | null): GrowingElement => {
    const element: GrowingElement = {
      name,
      attributes: {},
      place: inFrame?.place ?? placeOf('html', 1, `<${name}>`),
      parent,
      children: [],
      hasText: false,
      end: 'closed',
      isInHead: false,
      inFrame,
    };
    parent?.children.push(element);
    return element;
  };
  let body: GrowingElement | null = null;
  const trunk = {
    html: null as GrowingElement | null,
    parentOf(name: string, around: GrowingElement | null): GrowingElement | null {
      if (around !== null && around.name !== 'html' && around.name !== 'head') return around;
      if (name === 'html') return null;
      if (around?.name === 'head' && OF_HEAD.has(name)) return around;
      trunk.html ??= added('html', null);
      if (OF_HEAD.has(name) || name === 'body' || name === 'frameset') return trunk.html;
      body ??= added('body', trunk.html);
      return body;
    },
  };
  return trunk;
}

/** The address of a linked sheet, be it one that a script of the page makes a sheet of once it is there. */
function sheetHref({ rel = '', href, as, onload = '', disabled }: PageElement['attributes']): string | null {
  const kinds = rel.toLowerCase().split(/\s+/);
  const isSheet = kinds.includes('stylesheet') && !kinds.includes('alternate') && disabled === undefined;
  const isLater = kinds.includes('preload') && as?.toLowerCase() === 'style' && /stylesheet/i.test(onload);
  return href !== undefined && href.trim() !== '' && (isSheet || isLater) ? href.trim() : null;
}

/** Sheets that wait for no other media are for print, until their script says otherwise. */
const mediaOf = ({ media = '', onload = '' }: PageElement['attributes']): string =>
  /\bmedia\b/i.test(onload) ? '' : media;

/** Tells the line of a place, from 1; asked for the few that are shown. */
function lineCounter(html: string): (index: number) => number {
  const starts = [0];
  for (let at = html.indexOf('\n'); at !== -1; at = html.indexOf('\n', at + 1)) starts.push(at + 1);
  return (index) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
