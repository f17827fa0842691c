import type { Bare } from '../loader/each';

/** Followed ids of the reader, as reported by the page. */
const followed = { __proto__: null } as Bare<Record<string, boolean>>;
const watched = new WeakSet<HTMLElement>();

/** True if the page reported that its reader follows this id. */
export const isFollowed = (id: string): boolean => !!followed[id];

/**
 * Keeps the follow state when a card is re-rendered from public data.
 *
 * @param onPaint Called when another card has replaced this one, before it is painted.
 */
export function persistFollowing(
  host: HTMLElement,
  id: string,
  following: boolean,
  onPaint: () => void,
): void {
  followed[id] = following;
  if (watched.has(host)) return;
  watched.add(host);
  new MutationObserver(onPaint).observe(
    host.shadowRoot as ShadowRoot,
    { __proto__: null, childList: true } as Bare<MutationObserverInit>,
  );
}
