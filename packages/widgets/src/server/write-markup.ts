import type { Tree } from '../shared/payload';

/** Void elements. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/**
 * Serializes a tree as minimal markup for the HTML parser: every value is escaped, so that names are text, never
 * elements.
 *
 * @param more Additional attributes of the root, by name.
 * @see https://html.spec.whatwg.org/multipage/syntax.html
 */
export function writeMarkup(tree: Tree, more: Readonly<Record<string, string>> = {}): string {
  if (typeof tree === 'string') return escapeText(tree);
  const [tag, flat, ...children] = tree;
  const attributes = [...flat, ...Object.entries(more).flat()];
  let markup = `<${tag}`;
  for (let at = 0; at < attributes.length; at += 2) {
    const value = attributes[at + 1];
    markup += ` ${attributes[at]}${value ? `=${quote(value)}` : ''}`;
  }
  if (VOID.has(tag)) return `${markup}>`;
  const inner = children.map((child, at) => {
    const written = writeMarkup(child);
    return isEndImplied(child, children[at + 1]) ? written.slice(0, written.lastIndexOf('</')) : written;
  });
  return `${markup}>${inner.join('')}</${tag}>`;
}

/** Elements with optional end tags. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  li: ['li'],
  path: [],
};

/** True if the parser implies the end tag. */
function isEndImplied(tree: Tree, next: Tree | undefined): boolean {
  const by = typeof tree === 'string' ? undefined : ENDED_BY[tree[0]];
  if (!by) return false;
  return next === undefined || (typeof next !== 'string' && by.includes(next[0]));
}

/** Escapes text between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Quotes an attribute's value with the quotes that it does not contain, if possible. */
function quote(value: string): string {
  const text = escapeText(value);
  return text.includes('"') ? `'${text.replaceAll("'", '&#39;')}'` : `"${text}"`;
}
