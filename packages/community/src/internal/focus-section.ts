import type { MouseEvent } from 'react';

/**
 * Moves the focus to a heading. A browser that follows `#suppliers` does so; a client-side router does not, and the
 * next Tab would continue from the link.
 *
 * @param id Id of the heading that the link targets.
 */
export function focusSection(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  document.getElementById(id)?.focus();
}
