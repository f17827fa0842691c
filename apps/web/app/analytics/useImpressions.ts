import { useEffect } from 'react';
import type { EventQueue } from './event-queue';

/** Time that a post must be visible to count as an impression, in ms; scrolling past is none. */
const IMPRESSION_MS = 1000;

/** Visible share of the post, or of the viewport, that an impression needs. */
const VISIBLE_SHARE = 0.5;

/** Tracks post impressions with an IntersectionObserver, each post once per page load. @see GAP-077 */
export function useImpressions(queue: EventQueue): void {
  useEffect(() => {
    const seen = new Set<string>();
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const visible = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const isSeen =
            intersectionRatio >= VISIBLE_SHARE ||
            intersectionRect.height >= (rootBounds?.height ?? Infinity) * VISIBLE_SHARE;
          clearTimeout(timers.get(target));
          timers.delete(target);
          if (isSeen)
            timers.set(
              target,
              setTimeout(() => count(target), IMPRESSION_MS),
            );
        }
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, VISIBLE_SHARE] },
    );
    const count = (post: Element): void => {
      const id = post.getAttribute('data-post');
      timers.delete(post);
      if (id === null || document.visibilityState !== 'visible') return;
      visible.unobserve(post);
      if (!seen.has(id)) queue.add({ event: 'post_view', id });
      seen.add(id);
    };
    const watch = (): void => {
      for (const post of document.querySelectorAll('[data-component="PostCard"][data-post]')) {
        if (!seen.has(post.getAttribute('data-post') ?? '')) visible.observe(post);
      }
    };
    // Feeds add posts later; mutations are debounced to one scan per frame.
    let frame = 0;
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(watch);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    watch();
    return () => {
      changes.disconnect();
      visible.disconnect();
      cancelAnimationFrame(frame);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [queue]);
}
