import { RICH_TEXT } from '@millrace/domain';
import { Heading, type HeadingLevel, Link, Prose, type ProseProps } from '@millrace/ui';
import { Parser } from 'htmlparser2';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

export interface RichTextProps extends Omit<ProseProps, 'children'> {
  /** Untrusted HTML written by a user. */
  html: string;
  /** Level of its highest headings: one below that of the surrounding section. */
  headingLevel: HeadingLevel;
}

/**
 * Renders user HTML as sanitized rich text. Only paragraphs, headings, lists, quotations, code, emphasis, and web and
 * mail links become elements; any other tag is reduced to its text, and everything that executes, embeds or loads
 * something is removed. Links are marked as user content.
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

/** Editors insert a line break into empty paragraphs. */
const isEmptyLine = (node: RichNode) => isBlank(node) || (typeof node !== 'string' && node.tag === 'br');

interface Place {
  /** Heading element per level. */
  headingLevel: HeadingLevel;
  /** Each block gets its direction from its own text; its children inherit it. */
  dir?: 'auto' | undefined;
}

/**
 * Renders blocks. Inline content between them is wrapped in a paragraph, and a block inside inline content is hoisted,
 * so that browsers do not restructure the markup of the server on parsing.
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

/** True for text followed by a list only, which needs no paragraph. */
function renderItem(nodes: readonly RichNode[], place: Place): ReactNode {
  const from = nodes.findIndex((node) => isBlock(node) || holdsBlock(node));
  const rest = nodes.slice(from);
  const onlyLists = rest.every((node) => isBlank(node) || (typeof node !== 'string' && LISTS.has(node.tag)));
  if (!onlyLists) return renderBlocks(nodes, place);
  return together([renderLine(nodes.slice(0, from)), renderBlocks(rest, place)]);
}

/** Renders inline content. Blocks lose their tag, links inside links their URL. */
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

/** Renders children in fixed order, so that they need no keys. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

const SCHEMES = new Set(RICH_TEXT.schemes.map((scheme) => `${scheme}:`));

/**
 * Returns the URL if it is absolute and leads to the web or a mailbox, as parsed by the browser; undefined otherwise.
 * Relative URLs are rejected, as the author wrote them for an unknown base URL.
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

/** Maximum nesting depth; deeper elements are reduced to their text, so that rendering cannot overflow the stack. */
const MOST_DEPTH = 40;

/**
 * Parses HTML, however malformed, in linear time; the same on the server and in the browser. The tree still holds
 * all tags and attributes except for those that are dropped, and must be sanitized.
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
      // The parser emits text in chunks.
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
