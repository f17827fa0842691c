import { Parser } from 'htmlparser2';
import { type Place, placeOf } from './finding';

/** An element with what lies around it. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  place: Place;
  /** The one that it stands in. */
  parent: PageElement | null;
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
}

/** Only an attack nests deeper, or has more of what we look at. What comes after is not read. */
const DEPTH_MAX = 1000;
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

/**
 * Reads markup as a stream, and so in a time that grows with its length alone: building the tree that browsers build
 * can be made to take hours.
 */
export function readPage(html: string, inFrame: PageElement | null = null): Page {
  const elements: PageElement[] = [];
  const escaped: Place[] = [];
  const stack: PageElement[] = [];
  const lineAt = lineCounter(html);
  let quiet = 0;
  let isInHead = true;
  let text = '';
  let textAt = 0;

  const endText = () => {
    if (text.trim() !== '') isInHead = isInHead && quiet > 0;
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
      const element: PageElement = {
        name,
        attributes,
        parent: stack.at(-1) ?? null,
        isInHead,
        inFrame,
        get place() {
          return inFrame?.place ?? placeOf('html', lineAt(startIndex), html.slice(startIndex, endIndex + 1));
        },
      };
      const isOurs = name.startsWith('millrace-') || attributes['data-millrace'] !== undefined;
      if (quiet === 0 && (isOurs || OF_INTEREST.has(name))) {
        elements.push(element);
        if (name === 'iframe' && attributes.srcdoc !== undefined && inFrame === null) {
          const written = readPage(attributes.srcdoc, element);
          elements.push(...written.elements);
          escaped.push(...written.escaped.slice(0, ESCAPED_MAX - escaped.length));
        }
      }
      stack.push(element);
      if (QUIET.has(name)) quiet += 1;
      if (stack.length > DEPTH_MAX || elements.length > ELEMENTS_MAX) parser.pause();
    },
    ontext(part) {
      if (text === '') textAt = parser.startIndex;
      text += part;
    },
    onclosetag(name) {
      endText();
      stack.pop();
      if (QUIET.has(name)) quiet -= 1;
    },
  });
  parser.write(html);
  endText();
  return { elements, escaped };
}

/** All that an element stands in, the next one first. */
export function around({ parent }: PageElement): PageElement[] {
  const found: PageElement[] = [];
  for (let one = parent; one; one = one.parent) found.push(one);
  return found;
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
