import { vi } from 'vitest';

/** Gestures on a plate, as recorded by a test. */
export const aPlateTarget = () => ({
  panBy: vi.fn(),
  zoomAbout: vi.fn(),
  press: vi.fn(),
  setDragging: vi.fn(),
  isRightToLeft: () => false,
});

/** Dispatches a mouse event at 50 px from the top. */
export function point(
  on: Element,
  kind: 'pointerdown' | 'pointermove' | 'pointerup',
  clientX: number,
  buttons: number,
): void {
  const told = { pointerId: 7, pointerType: 'mouse', clientX, clientY: 50, buttons };
  on.dispatchEvent(new PointerEvent(kind, { ...told, bubbles: true }));
}
