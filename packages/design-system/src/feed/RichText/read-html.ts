import { RICH_TEXT } from '@millrace/domain';
import { Parser } from 'htmlparser2';

export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

export type RichNode = RichElement | string;

const DROPPED = new Set(RICH_TEXT.dropped);

/** Elements deeper than this lose their tag, not their words: nobody writes so, and a renderer would run out of stack. */
const MOST_DEPTH = 40;

/**
 * Reads markup, however broken, in time that grows with its length alone; the same on the server and in the browser.
 * Nothing is trusted here: the tree holds every tag and attribute, but for what is dropped.
 */
export function readHtml(html: string): RichNode[] {
  const root: RichElement = { tag: '', attributes: {}, children: [] };
  const open: RichElement[] = [root];
  let depth = 0;
  let dropping = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (dropping > 0 || DROPPED.has(tag)) {
        dropping += 1;
        return;
      }
      if (depth > MOST_DEPTH) return;
      const element: RichElement = { tag, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      if (dropping > 0) return;
      const siblings = open.at(-1)?.children ?? root.children;
      const last = siblings.at(-1);
      // The parser hands text over in pieces.
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
      else siblings.push(text);
    },
    onclosetag() {
      depth -= 1;
      if (dropping > 0) dropping -= 1;
      else if (depth < MOST_DEPTH) open.pop();
    },
  });
  parser.end(html);
  return root.children;
}
