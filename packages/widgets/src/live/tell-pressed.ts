import type { Bare } from '../loader/each';

/** Tells our server that a button of a card was pressed, and nothing of who pressed it: no cookie goes along. */
export function tellPressed(key: string): void {
  fetch(new URL(`../pressed?${key}`, import.meta.url), {
    __proto__: null,
    method: 'POST',
    credentials: 'omit',
    // The page may be left at once.
    keepalive: true,
  } as Bare<RequestInit>).catch(String);
}
