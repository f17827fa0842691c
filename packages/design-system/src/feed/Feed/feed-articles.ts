/** Selects the articles of a feed, without those of comments. */
const ARTICLE = '[aria-posinset]:not([role="listitem"])';

/** Returns the position of the post that contains an element, from 1; 0 outside of any. */
export const elementPosition = (element: Element): number =>
  Number(element.closest(ARTICLE)?.getAttribute('aria-posinset') ?? 0);

/** Returns the post at a position, from 1, if it is rendered. */
export const articleAt = (feed: HTMLElement, position: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`${ARTICLE}[aria-posinset="${position}"]`);
