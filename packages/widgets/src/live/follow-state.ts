import type { Bare } from '../loader/each';

/** Ids that the page's reader follows, as the page reported them. */
const followed = { __proto__: null } as Bare<Record<string, boolean>>;
const watched = new WeakSet<HTMLElement>();

/** True if the page reported that its reader follows this id. */
export const isFollowed = (id: string): boolean => !!followed[id];

/**
 * Keeps the follow state when a card is re-rendered from public data.
 *
 * @param onPaint Is called when another card has taken the place of this one, before it is seen.
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
