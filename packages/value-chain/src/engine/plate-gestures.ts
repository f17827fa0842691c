/** Maximum movement in px of a press. */
const PRESS_SLACK = 4;
/** Height in px of a wheel line. */
const WHEEL_LINE = 18;

export interface GestureTarget {
  /** Pans horizontally and vertically in px; horizontally in reading direction. */
  panBy: (dx: number, dy: number) => void;
  zoomAbout: (x: number, y: number, factor: number) => void;
  /** Called on a press without a drag, on the plate itself or on an element in it. */
  press: (event: MouseEvent, x: number, y: number) => void;
  /** Called when dragging starts or ends. */
  setDragging: (dragging: boolean) => void;
  isRightToLeft: () => boolean;
}

/**
 * Handles pointer, touch and wheel on the plate: a drag pans, two fingers pan and zoom, the wheel pans, with Ctrl (also
 * sent by a trackpad pinch) it zooms. A mouse drag that starts on a label's text selects text; the
 * middle button pans from anywhere.
 *
 * @param early Events that were buffered before, in order; they are replayed.
 * @returns a function that removes all handlers.
 */
export function watchGestures(
  plate: HTMLElement,
  target: GestureTarget,
  early: readonly Event[] = [],
): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let dragging = false;

  const toPlate = (clientX: number, clientY: number) => {
    const box = plate.getBoundingClientRect();
    return { x: target.isRightToLeft() ? box.right - clientX : clientX - box.left, y: clientY - box.top };
  };

  const handleDown = (event: PointerEvent) => {
    if (isMessage(event.target)) return;
    // A pan with the middle button ends without a click event.
    if (pointers.size === 0) travelled = 0;
    const selectsText = event.pointerType === 'mouse' && event.button === 0 && isText(event.target);
    if (selectsText || (event.pointerType === 'mouse' && event.button > 1)) return;
    if (event.button === 1) event.preventDefault();
    pointers.set(event.pointerId, toPlate(event.clientX, event.clientY));
  };

  const handleMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    // The release was not reported, such as over a context menu.
    if (event.pointerType === 'mouse' && event.buttons === 0) return handleUp(event);
    const now = toPlate(event.clientX, event.clientY);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (!dragging && travelled > PRESS_SLACK) {
      dragging = true;
      hold(plate, event.pointerId);
      target.setDragging(true);
    }
    if (dragging) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else target.panBy(now.x - before.x, now.y - before.y);
    }
    pointers.set(event.pointerId, now);
  };

  const pinch = (
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
  ) => {
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const spread = Math.hypot(before.x - other.x, before.y - other.y);
    target.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (spread > 0)
      target.zoomAbout(middle.x, middle.y, Math.hypot(now.x - other.x, now.y - other.y) / spread);
  };

  const handleUp = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (pointers.size > 0 || !dragging) return;
    dragging = false;
    target.setDragging(false);
  };

  const handleClick = (event: MouseEvent) => {
    const wasDragged = travelled > PRESS_SLACK;
    travelled = 0;
    if (wasDragged || isMessage(event.target) || selectsText(plate)) return;
    const { x, y } = toPlate(event.clientX, event.clientY);
    target.press(event, x, y);
  };

  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? WHEEL_LINE : event.deltaMode === 2 ? plate.clientHeight : 1;
    if (event.ctrlKey || event.metaKey) {
      const { x, y } = toPlate(event.clientX, event.clientY);
      const amount = Math.max(-60, Math.min(60, event.deltaY * unit));
      target.zoomAbout(x, y, Math.exp(-amount * 0.01));
      return;
    }
    const along = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    const down = event.shiftKey && event.deltaX === 0 ? 0 : event.deltaY;
    target.panBy((target.isRightToLeft() ? along : -along) * unit, -down * unit);
  };

  // The browser scrolls to matches of find-in-page, and to the focus of assistive technology.
  const handleScroll = () => {
    const { scrollLeft, scrollTop } = plate;
    if (scrollLeft === 0 && scrollTop === 0) return;
    plate.scrollTo(0, 0);
    target.panBy(target.isRightToLeft() ? scrollLeft : -scrollLeft, -scrollTop);
  };

  const handlers = new Map<string, (event: Event) => void>([
    ['pointerdown', on(PointerEvent, handleDown)],
    ['pointermove', on(PointerEvent, handleMove)],
    ['pointerup', on(PointerEvent, handleUp)],
    ['pointercancel', on(PointerEvent, handleUp)],
    ['click', on(MouseEvent, handleClick)],
    ['wheel', on(WheelEvent, handleWheel)],
    ['scroll', handleScroll],
  ]);
  for (const [type, handle] of handlers) plate.addEventListener(type, handle, { passive: false });
  for (const event of early) handlers.get(event.type)?.(event);
  return () => {
    for (const [type, handle] of handlers) plate.removeEventListener(type, handle);
  };
}

/** Widens a handler of one event type to any. */
function on<Kind extends Event>(
  kind: abstract new (...args: never) => Kind,
  handle: (event: Kind) => void,
): (event: Event) => void {
  return (event) => {
    if (event instanceof kind) handle(event);
  };
}

/** Captures the pointer, so that moves are reported anywhere. */
function hold(plate: HTMLElement, pointerId: number): void {
  try {
    plate.setPointerCapture(pointerId);
  } catch {
    // The pointer of a replayed event may be released by now; its own event follows.
  }
}

function isText(target: EventTarget | null): boolean {
  return isWithin(target, '[data-selectable]');
}

/** Selector of controls over the plate. */
function isMessage(target: EventTarget | null): boolean {
  return isWithin(target, '[data-component=ErrorState],[data-component=EmptyState]');
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function selectsText(plate: HTMLElement): boolean {
  const selection = plate.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && plate.contains(selection.anchorNode);
}
