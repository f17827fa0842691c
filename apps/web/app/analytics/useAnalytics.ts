import { useEffect } from 'react';
import type { EventQueue } from './event-queue';
import { linkClickEvent } from './link-click';
import { useEventQueue } from './useEventQueue';
import { useImpressions } from './useImpressions';
import { useWidgetReferral } from './useWidgetReferral';

/**
 * Tracks link clicks, post impressions and widget referrals on every page. Stores nothing in the browser. @see GAP-077
 */
export function useAnalytics(): void {
  const queue = useEventQueue();
  useImpressions(queue);
  useLinkClicks(queue);
  useWidgetReferral();
  useEffect(() => {
    const flush = (): void => {
      if (document.visibilityState === 'hidden') queue.flush();
    };
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [queue]);
}

function useLinkClicks(queue: EventQueue): void {
  useEffect(() => {
    const count = (event: MouseEvent): void => {
      // The middle button opens a tab; the secondary button only opens a menu.
      if (event.type === 'auxclick' && event.button !== 1) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link) return;
      const isAboutCompany = link.closest('[data-component="CompanyHeader"]') !== null;
      const href = link.getAttribute('href') ?? '';
      const followed = linkClickEvent({ href, isAboutCompany }, new URL(window.location.href));
      if (followed) queue.add(followed);
    };
    // In the capture phase, before another handler leaves the page.
    document.addEventListener('click', count, true);
    document.addEventListener('auxclick', count, true);
    return () => {
      document.removeEventListener('click', count, true);
      document.removeEventListener('auxclick', count, true);
    };
  }, [queue]);
}
