import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { opensLogin } from '../session/sign-in-href';
import { useViewer } from '../session/useViewer';
import { forgetOnChange, notePrefetched } from './forget-prefetched';
import { prefetchedPage } from './prefetched-page';

/** Selects links that the router handles. */
const ROUTED = 'a[data-discover]';

/** Time that the pointer, a finger or the focus rests on a link before its page is prefetched, in ms. */
const INTENT_MS = 65;

interface Prefetched {
  page: string;
  /** Key of the location whose link was pointed at. */
  from: string;
}

/**
 * Prefetches code and data of the page whose link is pointed at, touched or focused. One set of listeners serves all
 * links; `<Link prefetch>` would insert elements beside each of them, and render each link again.
 *
 * A prefetched reply is fresh for three seconds, or until the page changes data. Then it is refetched, so that the
 * next page shows the change.
 *
 * @see docs/decisions/0060-pages-are-prefetched-on-intent.md
 */
export function PrefetchOnIntent() {
  const isMember = useViewer() !== null;
  const { key } = useLocation();
  const queries = useQueryClient();
  const [prefetched, setPrefetched] = useState<Prefetched>();
  useEffect(() => forgetOnChange(queries), [queries]);
  useEffect(() => {
    if (prefetched) notePrefetched();
  }, [prefetched]);
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    let pointed: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = () => {
      // Offline, the router would reload the document for the missing code of the page.
      if (!pointed || !navigator.onLine || opensLogin(pointed.search)) return;
      const page = prefetchedPage(pointed, location, isMember);
      if (page) setPrefetched({ page, from: key });
    };
    const point = ({ target }: Pick<Event, 'target'>) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTED) : null;
      if (link === pointed) return;
      clearTimeout(timer);
      pointed = link;
      setPrefetched(undefined);
      if (link) timer = setTimeout(prefetch, INTENT_MS);
    };
    const leave = () => point({ target: null });
    const press = (event: PointerEvent) => {
      point(event);
      // A finger may be about to scroll.
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      prefetch();
    };
    // The page may come to life under a pointer that rests.
    point({ target: document.querySelector(`${ROUTED}:hover`) });
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    document.addEventListener('pointerover', point, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointercancel', leave, options);
    document.addEventListener('focusin', point, options);
    document.documentElement.addEventListener('pointerleave', leave, options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isMember, key]);
  return prefetched?.from === key && <PrefetchPageLinks page={prefetched.page} />;
}

declare global {
  interface Navigator {
    /** Network Information API, of Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}
