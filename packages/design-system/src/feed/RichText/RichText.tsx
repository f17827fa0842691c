import { RICH_TEXT } from '@millrace/domain';
import { Heading, type HeadingLevel, Link, Prose, type ProseProps } from '@millrace/ui';
import { Parser } from 'htmlparser2';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

export interface RichTextProps extends Omit<ProseProps, 'children'> {
  /** What somebody wrote, as markup; trusted in nothing. */
  html: string;
  /** Level of its highest headings: one below that of the section it stands in. */
  headingLevel: HeadingLevel;
}

/**
 * Shows what people wrote as rich text. Paragraphs, headings, lists, quotations, code, emphasis and links to the web
 * and to mailboxes are set anew as elements of ours; of all else the words stay, and of what runs, embeds or asks for
 * something, nothing. Links say that we do not answer for them.
 */
export function RichText({ html, headingLevel, ...rest }: RichTextProps) {
  const content = useMemo(
    () => renderBlocks(readHtml(html), { headingLevel, dir: 'auto' }),
    [html, headingLevel],
  );
  return (
    <Prose data-component="RichText" {...rest}>
      {content}
    </Prose>
  );
}

const LISTS = new Set(['ul', 'ol']);
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const isBlock = (node: RichNode) => typeof node !== 'string' && BLOCKS.has(node.tag);
const holdsBlock = (node: RichNode): boolean =>
  typeof node !== 'string' && node.children.some((child) => isBlock(child) || holdsBlock(child));
const isBlank = (node: RichNode): boolean =>
  typeof node === 'string'
    ? node.trim() === ''
    : node.tag !== 'br' && node.tag !== 'hr' && node.children.every(isBlank);

/** Editors leave a break in a paragraph that nobody wrote into. */
const isEmptyLine = (node: RichNode) => isBlank(node) || (typeof node !== 'string' && node.tag === 'br');

interface Place {
  /** What the highest heading becomes. */
  headingLevel: HeadingLevel;
  /** Each block of its own takes the direction of its script; what stands in a block follows it. */
  dir?: 'auto' | undefined;
}

/**
 * Blocks below each other. What stands beside them in a line becomes a paragraph, and a block in a line ends it, so
 * that the server's markup is read by every browser as it was meant.
 */
export function renderBlocks(nodes: readonly RichNode[], place: Place): ReactNode {
  const blocks: ReactNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (!line.every(isEmptyLine)) blocks.push(createElement('p', { dir: place.dir }, renderLine(line)));
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !(isBlock(node) || holdsBlock(node))) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(renderBlock(node, place));
  }
  endLine();
  return together(blocks);
}

function renderBlock(node: RichElement, place: Place): ReactNode {
  const { tag, children } = node;
  const { headingLevel, dir } = place;
  if (tag === 'hr') return <hr />;
  if (children.every(isBlank)) return null;
  if (/^h[1-6]$/.test(tag)) {
    const level = Math.min(6, headingLevel + Number(tag[1]) - 1) as HeadingLevel;
    return (
      <Heading level={level} size={level === headingLevel ? 'part' : 'panel'} dir={dir}>
        {renderLine(children)}
      </Heading>
    );
  }
  if (LISTS.has(tag)) return renderList(node, place);
  if (tag === 'blockquote') {
    return <blockquote dir={dir}>{renderBlocks(children, { headingLevel })}</blockquote>;
  }
  if (tag === 'pre') return <pre dir={dir}>{renderLine(children)}</pre>;
  return renderBlocks(children, place);
}

function renderList({ tag, attributes, children }: RichElement, { headingLevel, dir }: Place): ReactNode {
  const items = children
    .filter((child) => !isBlank(child))
    .map((child) => {
      const inside = typeof child !== 'string' && child.tag === 'li' ? child.children : [child];
      const content = inside.some((node) => isBlock(node) || holdsBlock(node))
        ? renderItem(inside, { headingLevel })
        : renderLine(inside);
      return createElement('li', null, content);
    });
  const start = Number(attributes.start);
  const counts = tag === 'ol' && Number.isSafeInteger(start) && start !== 1 && attributes.start;
  return createElement(tag, { dir, ...(counts && { start }) }, ...items);
}

/** Words, then a list below them: the words need no paragraph of their own. */
function renderItem(nodes: readonly RichNode[], place: Place): ReactNode {
  const from = nodes.findIndex((node) => isBlock(node) || holdsBlock(node));
  const rest = nodes.slice(from);
  const onlyLists = rest.every((node) => isBlank(node) || (typeof node !== 'string' && LISTS.has(node.tag)));
  if (!onlyLists) return renderBlocks(nodes, place);
  return together([renderLine(nodes.slice(0, from)), renderBlocks(rest, place)]);
}

/** Words and what marks them. Blocks lose their tag, links in a link their address. */
function renderLine(nodes: readonly RichNode[], isInLink = false): ReactNode {
  return together(nodes.map((node) => renderInline(node, isInLink)));
}

function renderInline(node: RichNode, isInLink: boolean): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (tag === 'br') return <br />;
  if (tag === 'a' && !isInLink) {
    const href = safeHref(attributes.href ?? '');
    const content = renderLine(children, true);
    if (href === undefined || children.every(isBlank)) return content;
    return (
      <Link href={href} rel="nofollow ugc noopener">
        {content}
      </Link>
    );
  }
  const content = renderLine(children, isInLink);
  const becomes = Object.hasOwn(RICH_TEXT.inline, tag) ? RICH_TEXT.inline[tag] : undefined;
  return becomes === undefined ? content : createElement(becomes, null, content);
}

/** Parts in fixed order: a list would want keys. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

const SCHEMES = new Set(RICH_TEXT.schemes.map((scheme) => `${scheme}:`));

/**
 * The address if it is a whole one that leads to the web or to a mailbox, as the browser will read it; nothing
 * otherwise. Not relative ones: what somebody wrote elsewhere does not know where it will stand.
 */
function safeHref(href: string): string | undefined {
  try {
    const url = new URL(href);
    return SCHEMES.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

type RichNode = RichElement | string;

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
