import type { MouseEvent } from 'react';

/** Calls back instead of following a link, unless a modifier key opens it in a new tab or window. */
export function followHere(
  event: MouseEvent,
  country: string,
  onSelect: ((country: string) => void) | undefined,
): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!onSelect || !isPlain) return;
  event.preventDefault();
  onSelect(country);
}
