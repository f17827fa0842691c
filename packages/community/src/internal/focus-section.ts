import type { MouseEvent } from 'react';

/**
 * A browser that follows `#suppliers` takes the focus along; a router that changes the address by script does not,
 * and the next Tab would begin where the link stands.
 *
 * @param id Of the heading to which the link leads.
 */
export function focusSection(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  document.getElementById(id)?.focus();
}
