import { type RefObject, useEffect, useRef } from 'react';
import { articleAt } from './feed-articles';

/**
 * The notice of newer posts is gone once they are asked for, and the focus with it: the newest post has it as soon as it is
 * there, unless it is somewhere else by then.
 * @param isFetched whether the feed has just been read anew
 * @returns to be called when they are asked for
 */
export function useFocusOnNewest(root: RefObject<HTMLElement | null>, isFetched: boolean): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isFetched || !isAsked.current) return;
    isAsked.current = false;
    // What was read is drawn a task later.
    const timer = setTimeout(() => {
      if (!root.current || document.activeElement !== document.body) return;
      articleAt(root.current, 1)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [root, isFetched]);
  return () => {
    isAsked.current = true;
  };
}
