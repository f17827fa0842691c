import { type RefObject, useEffect, useRef } from 'react';
import { articleAt, positionOf } from './feed-articles';

/** What a post opens over the page: the focus comes back from there. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** When the post that had the focus is gone, the one that follows has it, or the last. */
export function useFocusAfterRemoval(feed: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  /** The post that had the focus last, and its place from 1. */
  const focused = useRef<{ key: string; position: number } | null>(null);
  const current = useRef(keys);
  current.current = keys;

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(OVER_THE_PAGE)) return;
      const position = feed.current?.contains(target) ? positionOf(target) : 0;
      const key = current.current[position - 1];
      focused.current = key === undefined ? null : { key, position };
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [feed]);

  useEffect(() => {
    const last = focused.current;
    if (!last) return;
    const position = keys.indexOf(last.key) + 1;
    if (position > 0) {
      focused.current = { key: last.key, position };
      return;
    }
    // The dialog that asked gives the focus back once it is gone, to a button that is gone as well.
    const timer = setTimeout(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const next = Math.min(last.position, keys.length);
      if (feed.current) articleAt(feed.current, next)?.focus();
    });
    return () => clearTimeout(timer);
  }, [feed, keys]);
}
