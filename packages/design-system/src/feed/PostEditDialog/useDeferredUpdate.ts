import type { Post } from '@millrace/api-client';
import { useCallback, useEffect, useRef } from 'react';

interface DeferredUpdate {
  /** Tells of a post at the end of a delay, in milliseconds, or before that, when it is told at once. */
  schedule: (delayMs: number, post: Post, onEnd: () => void) => void;
  /** Tells at once what is still to be told; its `onEnd` is not called any more. */
  flush: () => void;
}

/** Calls `onUpdated` once for a saved post, after a delay; flushed on unmount. */
export function useDeferredUpdate(onUpdated: ((post: Post) => void) | undefined): DeferredUpdate {
  const latest = useRef(onUpdated);
  useEffect(() => {
    latest.current = onUpdated;
  }, [onUpdated]);
  const waiting = useRef<{ post: Post; timer: ReturnType<typeof setTimeout> } | null>(null);
  const flush = useCallback(() => {
    if (waiting.current === null) return;
    const { post, timer } = waiting.current;
    waiting.current = null;
    clearTimeout(timer);
    latest.current?.(post);
  }, []);
  const schedule = useCallback(
    (delayMs: number, post: Post, onEnd: () => void) => {
      const timer = setTimeout(() => {
        onEnd();
        flush();
      }, delayMs);
      waiting.current = { post, timer };
    },
    [flush],
  );
  useEffect(() => flush, [flush]);
  return { schedule, flush };
}
