import type { MouseEvent } from 'react';

/** Calls back in place of following a link, unless its reader wants it in a tab or window of its own. */
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
