import { Parser } from 'htmlparser2';
import { type Place, toPlace } from './finding';

/**
 * End of an element: by its end tag; late, by an ancestor or by a later end tag; or never, by the end of the page.
 * Browsers ignore `/>` on HTML elements.
 */
export type ElementEnd = 'closed' | 'late' | 'never';

/** An element and its context. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  place: Place;
  /** Parent element in the markup. */
  parent: PageElement | null;
  /** End of the element. */
  end: ElementEnd;
  /** True if browsers treat it as part of the head, where alone policies are valid. */
  isInHead: boolean;
  /** Frame of the page whose `srcdoc` contains it. */
  inFrame: PageElement | null;
}

/** Parsed markup of a page. */
export interface Page {
  /**
   * In document order, without elements that are irrelevant to cards, inside templates, or treated as text by a browser
   * with scripting.
   */
  elements: readonly PageElement[];
  /** Texts that contain escaped markup of the community's elements. */
  escaped: readonly Place[];
  /** Position at which parsing stopped because of the limits; `null` if all was parsed. */
  unread: Place | null;
}

/** Limits on depth and number of tags, beyond those of real pages. Parsing stops there. */
const DEPTH_MAX = 256;
const TAGS_MAX = 50_000;
/** Maximum number of relevant elements. */
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

/** Elements whose content is not shown, or not run. */
const QUIET = new Set(['noscript', 'template', 'iframe', 'textarea', 'script', 'style', 'title']);

/** Number of characters parsed before yielding: a few milliseconds of work. */
const CHUNK = 2 ** 16;

/**
 * Parses markup as a stream, in linear time: building the tree as browsers do can be exploited to
 * take hours. The parser walks all open elements at each end tag, so the depth is limited as well. Yields between
 * chunks.
 */
export function* readPage(html: string, inFrame: PageElement | null = null): Generator<void, Page> {
  const elements: PageElement[] = [];
  const escaped: Place[] = [];
  const stack: GrowingElement[] = [];
  const selfClosed = new WeakSet<PageElement>();
  /** Frames whose `srcdoc` is parsed before the content after them. */
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
        // The rest is unknown and might contain their end tags.
        for (const open of stack) open.end = 'closed';
      }
    },
    ontext(part) {
      if (text === '') textAt = parser.startIndex;
      text += part;
    },
    onclosetag(name, isImplied) {
      const closed = stack.at(-1);
      // Content of a script or frame is text up to the next end tag; after `/>` that tag was not meant for it.
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

/** Number of characters at the end of a tag that show if it closes itself. */
const TAG_END_MAX = 200;

/** True if a tag is written with `/>`; a slash at the end of an unquoted value is part of the value. */
function isSelfClosed(tagEnd: string): boolean {
  if (!tagEnd.endsWith('/>')) return false;
  const lastPart = tagEnd.split(/[\s"'>]/).at(-2) ?? '';
  return !lastPart.includes('=');
}

/** Creates a function that returns the line of an index, from 1; computed lazily for the few that are shown. */
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
