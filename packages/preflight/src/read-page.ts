import { Parser } from 'htmlparser2';
import { type Place, toPlace } from './finding';

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
  /** The one that it stands in, as the markup has it. */
  parent: PageElement | null;
  /** How it ends. */
  end: ElementEnd;
  /** True if browsers take it for a part of the head, where alone policies count. */
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
  /** Where reading ended before the page did; `null` where all was read. */
  unread: Place | null;
}

/** Pages that people write nest less, and have fewer elements. What comes after is not read. */
const DEPTH_MAX = 256;
const TAGS_MAX = 50_000;
/** Of those that matter to cards. */
const ELEMENTS_MAX = 5000;
const ESCAPED_MAX = 20;

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

/** How much is read before the caller may do something else, in characters: a few milliseconds of work. */
const CHUNK = 2 ** 16;

/**
 * Reads markup as a stream, in a time that grows with its length alone: building the tree that browsers build can be made
 * to take hours. The parser walks all open elements at each end tag, so the depth is bounded as well. Yields between
 * chunks.
 */
export function* readPage(html: string, inFrame: PageElement | null = null): Generator<void, Page> {
  const elements: PageElement[] = [];
  const escaped: Place[] = [];
  const stack: GrowingElement[] = [];
  const selfClosed = new WeakSet<PageElement>();
  /** Frames whose written markup is read before what follows them. */
  const written: { frame: PageElement; html: string }[] = [];
  const lineAt = lineCounter(html);
  let unread: Place | null = null;
  let isCut = false;
  let tags = 0;
  let quiet = 0;
  let isInHead = true;
  let text = '';
  let textAt = 0;

  const endText = () => {
    if (text.trim() !== '') isInHead = isInHead && quiet > 0;
    if (
      quiet === 0 &&
      escaped.length < ESCAPED_MAX &&
      /<(?:millrace-|div[^<>]{0,200}data-millrace)/i.test(text)
    )
      escaped.push(inFrame?.place ?? toPlace('html', lineAt(textAt), text));
    text = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      isInHead = isInHead && (quiet > 0 || OF_HEAD.has(name));
      const { startIndex, endIndex } = parser;
      let place: Place | null = inFrame?.place ?? null;
      const element: GrowingElement = {
        name,
        attributes,
        parent: stack.at(-1) ?? null,
        end: 'never',
        isInHead,
        inFrame,
        get place() {
          place ??= toPlace('html', lineAt(startIndex), html.slice(startIndex, endIndex + 1));
          return place;
        },
      };
      tags += 1;
      const isOurs = name.startsWith('millrace-') || attributes['data-millrace'] !== undefined;
      if (quiet === 0 && (isOurs || OF_INTEREST.has(name))) {
        elements.push(element);
        if (name === 'iframe' && attributes.srcdoc !== undefined && inFrame === null) {
          written.push({ frame: element, html: attributes.srcdoc });
          parser.pause();
        }
      }
      stack.push(element);
      if (isSelfClosed(html.slice(Math.max(startIndex, endIndex - TAG_END_MAX), endIndex + 1)))
        selfClosed.add(element);
      if (QUIET.has(name)) quiet += 1;
      if (stack.length > DEPTH_MAX || tags > TAGS_MAX || elements.length > ELEMENTS_MAX) {
        parser.pause();
        isCut = true;
        unread = element.place;
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
      endText();
      stack.pop();
      if (QUIET.has(name)) quiet -= 1;
    },
  });
  for (let at = 0; at < html.length && !isCut; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK));
    for (let next = written.shift(); next && !isCut; next = written.shift()) {
      const page = yield* readPage(next.html, next.frame);
      elements.push(...page.elements);
      escaped.push(...page.escaped.slice(0, ESCAPED_MAX - escaped.length));
      unread ??= page.unread;
      parser.resume();
    }
    yield;
  }
  endText();
  return { elements, escaped, unread };
}

interface GrowingElement extends PageElement {
  end: ElementEnd;
}

/** As much of a tag as says whether it closes itself. */
const TAG_END_MAX = 200;

/** True if a tag is written as if it closed itself; the slash of an unquoted value is a part of that. */
function isSelfClosed(tagEnd: string): boolean {
  if (!tagEnd.endsWith('/>')) return false;
  const lastPart = tagEnd.split(/[\s"'>]/).at(-2) ?? '';
  return !lastPart.includes('=');
}

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
