import type { Post } from '@millrace/api-client';
import { FEED_SIZE } from '@millrace/domain';
import type { VirtualListHandle } from '@millrace/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { articleAt, elementPosition } from './feed-articles';

/** Debounce of saving the scroll position, in ms. */
const DEBOUNCE_MS = 100;

/** Number of frames until newly rendered posts have their final height. */
const FRAMES = 20;

/** Events of user interaction, which stop the restoration. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface UseScrollRestorationOptions {
  /** Key of the history entry, the feed and its viewer; null disables saving. */
  placeKey: string | null;
  posts: readonly Post[] | undefined;
  /** Loads the next page; undefined while a page loads, and on the last page. */
  loadMore: (() => unknown) | undefined;
  isLoading: boolean;
  rows: RefObject<VirtualListHandle | null>;
  /** Any element inside the feed. */
  inside: RefObject<HTMLElement | null>;
}

/**
 * Restores the scroll position of a virtualized feed after a reload, and on back navigation after its pages left the
 * cache: fetches as many pages as it takes, unless the reader scrolls meanwhile.
 */
export function useScrollRestoration({
  placeKey,
  posts,
  loadMore,
  isLoading,
  rows,
  inside,
}: UseScrollRestorationOptions): void {
  const wanted = useRef<ScrollPosition | null>(null);
  const shown = useRef(posts);
  useEffect(() => {
    shown.current = posts;
  });

  useEffect(() => {
    if (placeKey === null) return;
    clearStalePosition(placeKey);
    const place = readScrollPosition(placeKey);
    // If the cache still has all pages, the browser restores the position itself.
    wanted.current = place && (shown.current?.length ?? 0) < place.posts ? place : null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (wanted.current === null)
        saveScrollPosition(placeKey, placeIn(findFeed(inside.current), shown.current ?? []));
    };
    const saveDebounced = () => {
      clearTimeout(timer);
      timer = setTimeout(save, DEBOUNCE_MS);
    };
    const goOn = () => {
      wanted.current = null;
      // The interaction may be a navigation, so save now.
      if (timer !== undefined) save();
    };
    addEventListener('scroll', saveDebounced, { passive: true });
    addEventListener('pagehide', save);
    for (const way of OWN_WAYS) addEventListener(way, goOn, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', saveDebounced);
      removeEventListener('pagehide', save);
      for (const way of OWN_WAYS) removeEventListener(way, goOn);
    };
  }, [placeKey, inside]);

  useEffect(() => {
    const place = wanted.current;
    if (!place || !posts || isLoading) return;
    const index = posts.findIndex(({ id }) => id === place.postId);
    // The posts below it provide the height to scroll; newer posts may have shifted it by one page.
    const needed = index < 0 ? place.posts + FEED_SIZE : place.posts;
    if (loadMore && posts.length < needed) {
      loadMore();
      return;
    }
    wanted.current = null;
    const feed = findFeed(inside.current);
    if (index < 0 || !feed || !rows.current?.scrollToItem(place.postId)) return;
    return anchorScroll(feed, index + 1, place.offsetPx);
  }, [posts, isLoading, loadMore, rows, inside]);
}

const findFeed = (inside: HTMLElement | null): HTMLElement | null =>
  inside?.closest('[data-component="Feed"]')?.querySelector<HTMLElement>('[role="feed"]') ?? null;

/** Returns the first visible post; null at the top of the page, which needs no restoration. */
function placeIn(feed: HTMLElement | null, posts: readonly Post[]): ScrollPosition | null {
  if (!feed || window.scrollY < 1) return null;
  const articles = [...feed.querySelectorAll<HTMLElement>('article[aria-posinset]')];
  const first = articles.find((article) => article.getBoundingClientRect().bottom > 0);
  const post = first && posts[elementPosition(first) - 1];
  return post ? { postId: post.id, offsetPx: first.getBoundingClientRect().top, posts: posts.length } : null;
}

/** Anchors the scroll position to a post until the rows around it are rendered. @returns Stops it. */
function anchorScroll(feed: HTMLElement, position: number, offsetPx: number): () => void {
  let left = FRAMES;
  let frame = 0;
  const hold = () => {
    const article = articleAt(feed, position);
    const shiftPx = article ? article.getBoundingClientRect().top - offsetPx : 0;
    if (Math.abs(shiftPx) > 1) window.scrollBy({ top: shiftPx, behavior: 'instant' });
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(hold);
  };
  hold();
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const way of OWN_WAYS) removeEventListener(way, stop);
  };
  // User scrolling stops the anchoring.
  for (const way of OWN_WAYS) addEventListener(way, stop, { passive: true });
  return stop;
}

let hasLooked = false;

/** Clears the position of an earlier visit with the same history key: all visits by address bar share one key. */
function clearStalePosition(placeKey: string): void {
  if (hasLooked) return;
  hasLooked = true;
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate')
    saveScrollPosition(placeKey, null);
}

/** Saved scroll position in a feed. */
interface ScrollPosition {
  /** Id of the first visible post. */
  postId: string;
  /** Offset of its top from the top of the window, in pixels. */
  offsetPx: number;
  /** Number of loaded posts. */
  posts: number;
}

/** Session storage, cleared when the tab is closed or the member signs out. */
const STORED = 'millrace.feed.places';

/** Maximum number of saved positions; older ones are evicted. */
const POSITIONS_MAX = 20;

/** Saves the scroll position for back navigation; null removes it. @param key Of the visit, the feed and its viewer. */
function saveScrollPosition(key: string, place: ScrollPosition | null): void {
  const others = readAll().filter(([other]) => other !== key);
  const all = place === null ? others : [...others, [key, place] as const].slice(-POSITIONS_MAX);
  try {
    sessionStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // Without session storage a reload starts at the top.
  }
}

/** Reads the scroll position of this visit; null on the first one. */
function readScrollPosition(key: string): ScrollPosition | null {
  const found = readAll().find(([other]) => other === key)?.[1];
  return found && isPlace(found) ? found : null;
}

function readAll(): (readonly [key: string, place: ScrollPosition])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => Array.isArray(each) && each.length === 2) : [];
  } catch {
    return [];
  }
}

const isPlace = ({ postId, offsetPx, posts }: Partial<Record<keyof ScrollPosition, unknown>>): boolean =>
  typeof postId === 'string' && Number.isFinite(offsetPx) && Number.isSafeInteger(posts);
