import { useEffect } from 'react';
import type { EventQueue } from './event-queue';
import { followedLink } from './followed-link';
import { useEventQueue } from './useEventQueue';
import { useSeenPosts } from './useSeenPosts';
import { useWidgetArrival } from './useWidgetArrival';

/** Counts which links are followed and which posts are seen, on every page. Nothing is kept in the browser. @see GAP-077 */
export function useCounting(): void {
  const queue = useEventQueue();
  useSeenPosts(queue);
  useFollowedLinks(queue);
  useWidgetArrival();
  useEffect(() => {
    const flush = (): void => {
      if (document.visibilityState === 'hidden') queue.flush();
    };
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [queue]);
}

function useFollowedLinks(queue: EventQueue): void {
  useEffect(() => {
    const count = (event: MouseEvent): void => {
      // The middle button opens a tab; the one for menus follows nothing.
      if (event.type === 'auxclick' && event.button !== 1) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link) return;
      const isAboutCompany = link.closest('[data-component="CompanyHeader"]') !== null;
      const href = link.getAttribute('href') ?? '';
      const followed = followedLink({ href, isAboutCompany }, new URL(window.location.href));
      if (followed) queue.add(followed);
    };
    // Before the page is left, whoever else handles it.
    document.addEventListener('click', count, true);
    document.addEventListener('auxclick', count, true);
    return () => {
      document.removeEventListener('click', count, true);
      document.removeEventListener('auxclick', count, true);
    };
  }, [queue]);
}
