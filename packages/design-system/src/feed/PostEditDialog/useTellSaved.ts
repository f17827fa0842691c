import type { Post } from '@millrace/api-client';
import { useCallback, useEffect, useRef } from 'react';

interface TellSaved {
  /** Tells of a post at the end of a delay, in milliseconds, or before that, when it is told at once. */
  tellIn: (delayMs: number, post: Post, onEnd: () => void) => void;
  /** Tells at once what is still to be told; its `onEnd` is not called any more. */
  tell: () => void;
}

/** Tells of a saved post once, and a little later: also where it is taken off the page before. */
export function useTellSaved(onUpdated: ((post: Post) => void) | undefined): TellSaved {
  const latest = useRef(onUpdated);
  useEffect(() => {
    latest.current = onUpdated;
  }, [onUpdated]);
  const waiting = useRef<{ post: Post; timer: ReturnType<typeof setTimeout> } | null>(null);
  const tell = useCallback(() => {
    if (waiting.current === null) return;
    const { post, timer } = waiting.current;
    waiting.current = null;
    clearTimeout(timer);
    latest.current?.(post);
  }, []);
  const tellIn = useCallback(
    (delayMs: number, post: Post, onEnd: () => void) => {
      const timer = setTimeout(() => {
        onEnd();
        tell();
      }, delayMs);
      waiting.current = { post, timer };
    },
    [tell],
  );
  useEffect(() => tell, [tell]);
  return { tellIn, tell };
}
