/** px that a pointer may move and still be a press. */
const PRESS_SLACK = 4;
/** px of a wheel that reports lines. */
const WHEEL_LINE = 18;

export interface GestureTarget {
  /** px along and down the screen; along the line in reading direction. */
  panBy: (dx: number, dy: number) => void;
  zoomAbout: (x: number, y: number, factor: number) => void;
  /** A press without a drag, on the plate itself or on what stands in it. */
  press: (event: MouseEvent, x: number, y: number) => void;
  /** Dragging has begun or ended. */
  setDragging: (dragging: boolean) => void;
  isRightToLeft: () => boolean;
}

/**
 * Pointer, touch and wheel on the plate: a drag pans, two fingers pan and zoom, the wheel pans, with Ctrl (which
 * is also what a trackpad's pinch sends) it zooms. The mouse selects text where it starts on a label's text; the
 * middle button pans from anywhere.
 *
 * @param early What was done there before, in order: it is seen to as if it were done now.
 * @returns takes everything away again.
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
    // Of a pan by the middle button no click tells the end.
    if (pointers.size === 0) travelled = 0;
    const selectsText = event.pointerType === 'mouse' && event.button === 0 && isText(event.target);
    if (selectsText || (event.pointerType === 'mouse' && event.button > 1)) return;
    if (event.button === 1) event.preventDefault();
    pointers.set(event.pointerId, toPlate(event.clientX, event.clientY));
  };

  const handleMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    // It was let go where nobody was told of it, such as over a menu of the browser.
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

  // The browser scrolls to what its own search finds, or what an assistive technology puts the focus on.
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

/** A handler of one kind of events, for events of any kind. */
function on<Kind extends Event>(
  kind: abstract new (...args: never) => Kind,
  handle: (event: Kind) => void,
): (event: Event) => void {
  return (event) => {
    if (event instanceof kind) handle(event);
  };
}

/** Moves of the pointer are told wherever it goes. */
function hold(plate: HTMLElement, pointerId: number): void {
  try {
    plate.setPointerCapture(pointerId);
  } catch {
    // Of what was done early the finger may be gone by now; that it is comes next.
  }
}

function isText(target: EventTarget | null): boolean {
  return isWithin(target, '[data-selectable]');
}

/** What stands over the plate, and has buttons of its own. */
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
