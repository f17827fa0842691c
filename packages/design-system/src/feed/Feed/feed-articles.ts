const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Place of the post that an element is in, from 1; 0 outside of any. */
export const elementPosition = (element: Element): number =>
  Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);

/** The post at a place, from 1, if it is drawn. */
export const articleAt = (feed: HTMLElement, position: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`[aria-posinset="${position}"]`);

/** Puts the focus on a post, and its head where it can be read. */
export function focusArticle(article: HTMLElement): void {
  article.focus({ preventScroll: true });
  article.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** What the focus comes to next outside of the feed. */
export function focusableBeside(feed: HTMLElement, side: 'before' | 'after'): HTMLElement | undefined {
  const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_FOLLOWING } = Node;
  const wanted = side === 'before' ? DOCUMENT_POSITION_PRECEDING : DOCUMENT_POSITION_FOLLOWING;
  const isBeside = (element: HTMLElement) =>
    !feed.contains(element) &&
    (feed.compareDocumentPosition(element) & wanted) !== 0 &&
    element.checkVisibility({ visibilityProperty: true });
  const all = [...feed.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return side === 'before' ? all.findLast(isBeside) : all.find(isBeside);
}
