import { RICH_TEXT } from '@millrace/domain';
import { Heading, type HeadingLevel, Link } from '@millrace/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import type { RichElement, RichNode } from './read-html';
import { safeHref } from './safe-href';

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
