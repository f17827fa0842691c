/** A post of a feed, and no comment of its list. */
const ARTICLE = '[aria-posinset]:not([role="listitem"])';

/** Place of the post that an element is in, from 1; 0 outside of any. */
export const elementPosition = (element: Element): number =>
  Number(element.closest(ARTICLE)?.getAttribute('aria-posinset') ?? 0);

/** The post at a place, from 1, if it is drawn. */
export const articleAt = (feed: HTMLElement, position: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`${ARTICLE}[aria-posinset="${position}"]`);
