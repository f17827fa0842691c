import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { WindowingController } from '../../internal/windowing/windowing-controller';

/** Number of frames to wait until an article that was scrolled to is rendered. */
const FRAMES = 10;

/** Selector of articles of a feed, excluding items of nested lists. */
const ARTICLE = '[aria-posinset]:not([role="listitem"])';

/** Selector of elements that use these keys themselves: inputs, selects, and scrollable sections. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], section[tabindex]';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Handles the keys of a feed: Page Down and Page Up move between articles, Control+End and Control+Home leave it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/#keyboardinteraction
 */
export function useFeedKeys(
  feed: RefObject<HTMLElement | null>,
  controller: WindowingController,
  keys: readonly string[],
) {
  return useCallback(
    (event: KeyboardEvent) => {
      const { target, key } = event;
      const list = feed.current;
      // Ignores keys from portals of an article, whose React events bubble here too.
      const isOurs = list && target instanceof Element && list.contains(target) && !target.closest(OWN_KEYS);
      if (!isOurs || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.ctrlKey && (key === 'End' || key === 'Home')) {
        const beside = focusableBeside(list, key === 'End' ? 'after' : 'before');
        if (!beside) return;
        event.preventDefault();
        beside.focus();
        return;
      }
      if (event.ctrlKey || (key !== 'PageDown' && key !== 'PageUp')) return;
      const position = articlePosition(target) + (key === 'PageDown' ? 1 : -1);
      const next = keys[position - 1];
      // Before the first and after the last article the browser scrolls.
      if (next === undefined) return;
      event.preventDefault();
      if (!articleAt(list, position)) controller.scrollToRow(next);
      focusOnceRendered(list, position, FRAMES);
    },
    [feed, controller, keys],
  );
}

/** Returns the position of the article that contains an element, from 1; 0 outside of any. */
const articlePosition = (element: Element): number =>
  Number(element.closest(ARTICLE)?.getAttribute('aria-posinset') ?? 0);

const articleAt = (feed: HTMLElement, position: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`${ARTICLE}[aria-posinset="${position}"]`);

function focusOnceRendered(feed: HTMLElement, position: number, frames: number): void {
  const article = articleAt(feed, position);
  if (article) {
    article.focus({ preventScroll: true });
    article.scrollIntoView({ block: 'start', behavior: 'instant' });
  } else if (frames > 0) requestAnimationFrame(() => focusOnceRendered(feed, position, frames - 1));
}

/** Finds the next focusable element outside of the feed. */
function focusableBeside(feed: HTMLElement, side: 'before' | 'after'): HTMLElement | undefined {
  const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_FOLLOWING } = Node;
  const wanted = side === 'before' ? DOCUMENT_POSITION_PRECEDING : DOCUMENT_POSITION_FOLLOWING;
  const isBeside = (element: HTMLElement) =>
    !feed.contains(element) &&
    (feed.compareDocumentPosition(element) & wanted) !== 0 &&
    element.checkVisibility({ visibilityProperty: true });
  const all = [...feed.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return side === 'before' ? all.findLast(isBeside) : all.find(isBeside);
}
