/** Finds the elements on the way to the page that can scroll `element` vertically, the innermost first. */
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
    // What is fixed does not move with what it stands in.
    if (position === 'fixed') break;
  }
  return found;
}

/** Returns the element that scrolls `element` now; null is the page. */
export const findScroller = (element: Element): HTMLElement | null =>
  findScrollers(element).find((scroller) => scroller.scrollHeight > scroller.clientHeight) ?? null;

/** Through slots and out of shadow trees: as laid out, not as written. */
function flatTreeParent(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;
}

/** The page takes over what its body says of scrolling, unless the root element says something itself. */
const scrollsPage = (node: HTMLElement): boolean =>
  node === document.body && getComputedStyle(document.documentElement).overflowY === 'visible';
