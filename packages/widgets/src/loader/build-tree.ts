import type { TreeElement } from '../shared/payload';
import { each } from './each';

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
  each(tree as readonly (TreeElement | string)[], (child, at) => {
    // Only texts can be trimmed: shorter than asking for the type.
    if (at > 1)
      element.append(
        (child as Partial<string>).trim ? (child as string) : buildTree(child as TreeElement, svg),
      );
  });
  return element;
};
