import { type Bounds, clampZoom, type Viewport } from './viewport';

/** px around what is brought into view. */
const ROOM = 40;

/** Zooms about a point of the screen; the tree under it stays under it. */
export function zoomAbout(viewport: Viewport, screenX: number, screenY: number, factor: number): void {
  const zoom = clampZoom(viewport.zoom * factor);
  const ratio = zoom / viewport.zoom;
  viewport.offsetX = screenX - (screenX - viewport.offsetX) * ratio;
  viewport.offsetY = screenY - (screenY - viewport.offsetY) * ratio;
  viewport.zoom = zoom;
  viewport.clamp();
}

/** Puts a point of the tree in the middle of the window. */
export function centreOn(viewport: Viewport, x: number, y: number): void {
  viewport.offsetX = viewport.width / 2 - x * viewport.zoom;
  viewport.offsetY = viewport.height / 2 - y * viewport.zoom;
  viewport.clamp();
}

/** Moves as little as brings a rectangle of the tree into view, with some room around it. */
export function bringIntoView(viewport: Viewport, target: Bounds, marginPx = ROOM): void {
  const { left, right, top, bottom } = onScreen(viewport, target);
  viewport.panBy(
    nearestShift(left, right, viewport.width, marginPx),
    nearestShift(top, bottom, viewport.height, marginPx),
  );
}

/** Whether a rectangle of the tree is in view, with some room around it. */
export function shows(viewport: Viewport, target: Bounds, marginPx = ROOM): boolean {
  const { left, right, top, bottom } = onScreen(viewport, target);
  return (
    left >= marginPx &&
    right <= viewport.width - marginPx &&
    top >= marginPx &&
    bottom <= viewport.height - marginPx
  );
}

/** Whether a rectangle of the tree has room in the window as large as it is now. */
export function canShow({ zoom, width, height }: Viewport, { left, right, top, bottom }: Bounds): boolean {
  return (right - left) * zoom <= width && (bottom - top) * zoom <= height;
}

/** A rectangle of the tree, in px of the screen. */
function onScreen({ zoom, offsetX, offsetY }: Viewport, { left, right, top, bottom }: Bounds): Bounds {
  return {
    left: left * zoom + offsetX,
    right: right * zoom + offsetX,
    top: top * zoom + offsetY,
    bottom: bottom * zoom + offsetY,
  };
}

function nearestShift(start: number, end: number, size: number, margin: number): number {
  if (end - start + 2 * margin > size) return size / 2 - (start + end) / 2;
  if (start < margin) return margin - start;
  return end > size - margin ? size - margin - end : 0;
}
