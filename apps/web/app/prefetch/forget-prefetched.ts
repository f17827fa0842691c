import type { QueryClient } from '@tanstack/react-query';

/** Time after its request in which a prefetched reply may be used, in ms: until it has come, and three seconds. */
const KEPT_MS = 10_000;

/** Times at which replies were prefetched, by their addresses. */
const prefetched = new Map<string, number>();

/** Notes the replies that `PrefetchPageLinks` has just asked the browser for. */
export function notePrefetched(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch][as=fetch]')) {
    prefetched.set(href, performance.now());
  }
}

/**
 * Invalidates prefetched replies: refetches them after each mutation, which replaces them in the browser's cache. A
 * navigation right after the mutation waits for the new reply. Returns the function that unsubscribes.
 */
export const forgetOnChange = (queries: QueryClient): (() => void) =>
  queries.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
    const now = performance.now();
    for (const [address, at] of prefetched) {
      // A failed prefetch needs no message: the navigation fetches the page itself.
      if (now - at < KEPT_MS) void fetch(address, { cache: 'reload' }).catch(() => undefined);
    }
    prefetched.clear();
  });
