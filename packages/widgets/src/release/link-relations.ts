import type { TreeElement } from '../shared/payload';

/** Link relations that a publisher may set; others are ignored. */
const RELATIONS = ['external', 'nofollow', 'noopener', 'noreferrer', 'sponsored', 'ugc'];

/** Normalizes the relations of an attribute, so that equal requests share an address. */
export function parseLinkRelations(rel: string): string {
  const named = new Set(rel.toLowerCase().split(/[\s,]+/));
  return RELATIONS.filter((relation) => named.has(relation)).join(' ');
}

/** Adds the publisher's relations to every link of a tree. */
export function addLinkRelations(tree: TreeElement, rel: string): TreeElement {
  if (rel === '') return tree;
  const [tag, flat, ...children] = tree;
  const at = flat.indexOf('rel');
  const own = at === -1 ? '' : (flat[at + 1] ?? '');
  const attributes =
    tag !== 'a'
      ? flat
      : at === -1
        ? [...flat, 'rel', rel]
        : flat.with(at + 1, parseLinkRelations(`${own} ${rel}`));
  return [
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : addLinkRelations(child, rel))),
  ];
}
