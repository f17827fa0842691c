import type { WindowedRowsHandle } from '@millrace/ui/hooks';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { articleAt, elementPosition, focusArticle, focusableBeside } from './feed-articles';

/** Frames in which a post that was scrolled to is drawn. */
const FRAMES = 10;

/** What has keys of its own: what is written in, chosen from, or scrolls by itself. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [data-rows-scroller]';

interface UseFeedKeysOptions {
  feed: RefObject<HTMLElement | null>;
  rows: RefObject<WindowedRowsHandle | null>;
  /** Of the posts, in their order. */
  keys: readonly string[];
}

/**
 * Keys of a feed: Page Down and Page Up go from post to post, Control with End and Home leave it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/#keyboardinteraction
 */
export function useFeedKeys({ feed, rows, keys }: UseFeedKeysOptions) {
  return useCallback(
    (event: KeyboardEvent) => {
      const { target, key } = event;
      const list = feed.current;
      // What a post opens over the page is not within the feed, though React tells of its keys.
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
      const position = elementPosition(target) + (key === 'PageDown' ? 1 : -1);
      const next = keys[position - 1];
      // Before the first and behind the last the browser scrolls.
      if (next === undefined) return;
      event.preventDefault();
      if (!articleAt(list, position)) rows.current?.scrollToRow(next);
      focusOnceDrawn(list, position, FRAMES);
    },
    [feed, rows, keys],
  );
}

function focusOnceDrawn(list: HTMLElement, position: number, frames: number): void {
  const article = articleAt(list, position);
  if (article) focusArticle(article);
  else if (frames > 0) requestAnimationFrame(() => focusOnceDrawn(list, position, frames - 1));
}
