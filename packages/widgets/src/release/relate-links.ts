import type { TreeElement } from '../shared/payload';

/** Relations that a publisher may set on links; what names none of them is left out. */
const RELATIONS = ['external', 'nofollow', 'noopener', 'noreferrer', 'sponsored', 'ugc'];

/** The relations that an attribute names, each once, in one order, so that addresses repeat. */
export function readRelations(rel: string): string {
  const named = new Set(rel.toLowerCase().split(/[\s,]+/));
  return RELATIONS.filter((relation) => named.has(relation)).join(' ');
}

/** Puts the publisher's relations on every link of a tree, beside those that are there. */
export function relateLinks(tree: TreeElement, rel: string): TreeElement {
  if (rel === '') return tree;
  const [tag, flat, ...children] = tree;
  const at = flat.indexOf('rel');
  const own = at === -1 ? '' : (flat[at + 1] ?? '');
  const attributes =
    tag !== 'a'
      ? flat
      : at === -1
        ? [...flat, 'rel', rel]
        : flat.with(at + 1, readRelations(`${own} ${rel}`));
  return [
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : relateLinks(child, rel))),
  ];
}
