import type { TreeElement } from '../shared/payload';

/** Builds the nodes of a tree. No markup is parsed, as a page may refuse every markup sink. */
export const buildTree = (tree: TreeElement, inSvg?: boolean): HTMLElement | SVGElement => {
  const attributes = tree[1];
  const svg = inSvg || tree[0] === 'svg';
  const element = svg
    ? document.createElementNS('http://www.w3.org/2000/svg', tree[0])
    : document.createElement(tree[0]);
  for (let at = 0; at < attributes.length; ) {
    element.setAttribute(attributes[at++] as string, attributes[at++] as string);
  }
  for (let at = 2; at < tree.length; at++) {
    // Only texts can be trimmed: shorter than asking for the type.
    element.append(
      (tree[at] as Partial<string>).trim ? (tree[at] as string) : buildTree(tree[at] as TreeElement, svg),
    );
  }
  return element;
};
