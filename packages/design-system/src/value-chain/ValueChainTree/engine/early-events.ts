const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'wheel', 'scroll'];

/**
 * Keeps what is done on an element until there is somebody who sees to it. A pointer that only passes does nothing.
 *
 * @param onEvent Told of each.
 * @returns stops keeping, and gives what was kept, in order.
 */
export function bufferEvents(element: HTMLElement, onEvent: () => void): () => readonly Event[] {
  const kept: Event[] = [];
  const keep = (event: Event): void => {
    if (event.type === 'pointermove' && event instanceof PointerEvent && event.buttons === 0) return;
    // The page stays where it is, as it will once the wheel pans.
    if (event.type === 'wheel') event.preventDefault();
    kept.push(event);
    onEvent();
  };
  for (const type of TYPES) element.addEventListener(type, keep, { passive: false });
  return () => {
    for (const type of TYPES) element.removeEventListener(type, keep);
    return kept;
  };
}
