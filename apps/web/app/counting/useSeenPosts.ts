import { useEffect } from 'react';
import type { EventQueue } from './event-queue';

/** How long a post is to be seen before it counts, in milliseconds: what is scrolled past was not read. */
const SEEN_MS = 1000;

/** The share of a post, or of the window, that is to be seen. */
const SHARE = 0.5;

/** Counts the posts that are seen, each once until the page is loaded anew. @see GAP-077 */
export function useSeenPosts(queue: EventQueue): void {
  useEffect(() => {
    const seen = new Set<string>();
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const visible = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const isSeen =
            intersectionRatio >= SHARE || intersectionRect.height >= (rootBounds?.height ?? Infinity) * SHARE;
          clearTimeout(timers.get(target));
          timers.delete(target);
          if (isSeen)
            timers.set(
              target,
              setTimeout(() => count(target), SEEN_MS),
            );
        }
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, SHARE] },
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
    // Posts come with each page of a feed; however many nodes change at once, they are looked for once a frame.
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
