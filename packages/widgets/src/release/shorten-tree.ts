import type { Tree, TreeElement } from '../shared/payload';

/** Attributes without effect in our shadow roots: cards are near the viewport when painted, and not in a form. */
const dropped = new Set([
  'data-component',
  'data-part',
  'data-kind',
  'data-ground',
  'data-state',
  'type',
  'loading',
  'decoding',
]);

/**
 * Shortens class and sector names, and removes those without a rule and attributes without effect. Sorts attributes by
 * name, because uniform markup compresses best.
 */
export function shortenTree(tree: TreeElement, names: Readonly<Record<string, string>>): TreeElement {
  const [tag, flat, ...children] = tree;
  const attributes: [name: string, value: string][] = [];
  for (let at = 0; at < flat.length; at += 2) {
    const [name = '', value = ''] = flat.slice(at, at + 2);
    if (dropped.has(name)) continue;
    if (name === 'class') {
      const short = value.split(' ').flatMap((one) => names[one] ?? []);
      if (short.length > 0) attributes.push([name, short.join(' ')]);
    } else if (name === 'data-sector') {
      const short = names[`${name}=${value}`];
      if (short !== undefined) attributes.push(['s', short]);
    } else {
      attributes.push([name, value]);
    }
  }
  const shorter = (child: Tree) => (typeof child === 'string' ? child : shortenTree(child, names));
  attributes.sort(([one], [other]) => (one < other ? -1 : 1));
  return [tag, attributes.flat(), ...children.map(shorter)];
}

/** Returns the short names of the sectors whose colours a shortened tree uses. */
export function sectorsIn([, flat, ...children]: TreeElement): Set<string> {
  const at = flat.findIndex((name, index) => name === 's' && index % 2 === 0);
  const own = at === -1 ? [] : flat.slice(at + 1, at + 2);
  return new Set([
    ...own,
    ...children.flatMap((child) => (typeof child === 'string' ? [] : [...sectorsIn(child)])),
  ]);
}
