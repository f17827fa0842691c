/** Finds the ancestors that can scroll `element` vertically, innermost first. */
export function findScrollers(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let node = flatTreeParent(element);
    node && node !== document.documentElement;
    node = flatTreeParent(node)
  ) {
    if (!(node instanceof HTMLElement)) continue;
    const { overflowY, position } = getComputedStyle(node);
    if ((overflowY === 'auto' || overflowY === 'scroll') && !scrollsPage(node)) found.push(node);
    // Fixed elements do not scroll with their ancestors.
    if (position === 'fixed') break;
  }
  return found;
}

/** Returns the element that currently scrolls `element`; null is the page. */
export const findScroller = (element: Element): HTMLElement | null =>
  findScrollers(element).find((scroller) => scroller.scrollHeight > scroller.clientHeight) ?? null;

/** Returns the parent in the flat tree: through slots and out of shadow roots. */
function flatTreeParent(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;
}

/** The viewport takes over the body's overflow, unless the root element sets its own. */
const scrollsPage = (node: HTMLElement): boolean =>
  node === document.body && getComputedStyle(document.documentElement).overflowY === 'visible';
