const POINTER_EVENTS = [
  'pointerover',
  'pointerenter',
  'pointermove',
  'pointerout',
  'pointerleave',
  'mouseover',
  'mouseenter',
  'mousemove',
  'mouseout',
  'mouseleave',
] as const;

/**
 * Stops the events of the browser's own pointer before they reach a story. A browser without a window has its pointer in
 * the corner, and reports it again after each layout that changes what lies below: in the middle of a play function this
 * ends the hover that the play function began. Events that a play function dispatches pass.
 */
export function stopOwnPointer(): void {
  const stop = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  for (const type of POINTER_EVENTS) window.addEventListener(type, stop, { capture: true });
}
