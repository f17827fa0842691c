import type { Bare } from '../loader/each';

/** Reports a click on a card's button, without cookies or anything about the reader. */
export function reportClick(key: string): void {
  fetch(new URL(`../pressed?${key}`, import.meta.url), {
    __proto__: null,
    method: 'POST',
    credentials: 'omit',
    // The page may unload at once.
    keepalive: true,
  } as Bare<RequestInit>).catch(String);
}
