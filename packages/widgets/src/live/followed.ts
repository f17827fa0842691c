import type { Bare } from '../loader/each';

/** What the reader of this page follows, by id, as far as the page has said. */
const followed = { __proto__: null } as Bare<Record<string, boolean>>;
const watched = new WeakSet<HTMLElement>();

/** True if the page has said that its reader follows the thing with this id. */
export const isFollowed = (id: string): boolean => !!followed[id];

/**
 * Keeps that over cards that are painted anew, which are made of what everybody may know.
 *
 * @param onPaint Is called when another card has taken the place of this one, before it is seen.
 */
export function keepFollowed(host: HTMLElement, id: string, following: boolean, onPaint: () => void): void {
  followed[id] = following;
  if (watched.has(host)) return;
  watched.add(host);
  new MutationObserver(onPaint).observe(
    host.shadowRoot as ShadowRoot,
    { __proto__: null, childList: true } as Bare<MutationObserverInit>,
  );
}
