import { type Bounds, clampZoom, type Viewport } from './viewport';

/** Margin in px around an area that is brought into view. */
const ROOM = 40;

/** Zooms around a point of the screen, which stays at the same point of the tree. */
export function zoomAbout(viewport: Viewport, screenX: number, screenY: number, factor: number): void {
  const zoom = clampZoom(viewport.zoom * factor);
  const ratio = zoom / viewport.zoom;
  viewport.offsetX = screenX - (screenX - viewport.offsetX) * ratio;
  viewport.offsetY = screenY - (screenY - viewport.offsetY) * ratio;
  viewport.zoom = zoom;
  viewport.clamp();
}

/** Centres a point of the tree in the viewport. */
export function centreOn(viewport: Viewport, x: number, y: number): void {
  viewport.offsetX = viewport.width / 2 - x * viewport.zoom;
  viewport.offsetY = viewport.height / 2 - y * viewport.zoom;
  viewport.clamp();
}

/** Pans as little as needed to bring a rectangle of the tree into view, with a margin. */
export function bringIntoView(viewport: Viewport, target: Bounds, marginPx = ROOM): void {
  const { left, right, top, bottom } = onScreen(viewport, target);
  viewport.panBy(
    nearestShift(left, right, viewport.width, marginPx),
    nearestShift(top, bottom, viewport.height, marginPx),
  );
}

/** True if a rectangle of the tree is in view, with a margin. */
export function shows(viewport: Viewport, target: Bounds, marginPx = ROOM): boolean {
  const { left, right, top, bottom } = onScreen(viewport, target);
  return (
    left >= marginPx &&
    right <= viewport.width - marginPx &&
    top >= marginPx &&
    bottom <= viewport.height - marginPx
  );
}

/** True if a rectangle of the tree fits into the viewport at the current zoom. */
export function canShow({ zoom, width, height }: Viewport, { left, right, top, bottom }: Bounds): boolean {
  return (right - left) * zoom <= width && (bottom - top) * zoom <= height;
}

/** Converts a rectangle of the tree to screen px. */
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

/** Duration in ms of moving to another part of the tree. */
const GLIDE_MS = 300;

/** Animates a viewport to a target. Any interaction with the viewport should stop it. */
export class ViewportGlide {
  private from = { x: 0, y: 0, zoom: 1 };
  private to = { x: 0, y: 0, zoom: 1 };
  private startedAt = -1;

  constructor(private readonly viewport: Viewport) {}

  /** Starts the animation to the result of a jump; jumps under reduced motion. */
  towards(jump: () => void, now: number, isMotionReduced: boolean): void {
    const { viewport } = this;
    const from = { x: viewport.offsetX, y: viewport.offsetY, zoom: viewport.zoom };
    jump();
    this.startedAt = -1;
    if (isMotionReduced) return;
    this.to = { x: viewport.offsetX, y: viewport.offsetY, zoom: viewport.zoom };
    if (this.to.x === from.x && this.to.y === from.y && this.to.zoom === from.zoom) return;
    this.from = from;
    this.startedAt = now;
    this.place(0);
  }

  /** Zooms around the centre of the viewport; quick successive calls accumulate. */
  zoomBy(factor: number, now: number, isMotionReduced: boolean): void {
    const { viewport } = this;
    const pending = this.startedAt >= 0 ? this.to.zoom / viewport.zoom : 1;
    this.towards(
      () => zoomAbout(viewport, viewport.width / 2, viewport.height / 2, factor * pending),
      now,
      isMotionReduced,
    );
  }

  /** Adjusts the animation when the tree has moved. */
  shiftBy(dy: number): void {
    this.from.y += dy;
    this.to.y += dy;
  }

  stop(): void {
    this.startedAt = -1;
  }

  /** @returns true while it is running. */
  step(now: number): boolean {
    if (this.startedAt < 0) return false;
    const share = Math.min(1, Math.max(0, (now - this.startedAt) / GLIDE_MS));
    this.place(1 - (1 - share) ** 3);
    if (share === 1) this.startedAt = -1;
    return share < 1;
  }

  private place(share: number): void {
    const { from, to, viewport } = this;
    // Zoom is interpolated by ratio, and the offsets follow it, so that the fixed point of a zoom stays in place.
    const zoom = from.zoom * (to.zoom / from.zoom) ** share;
    const along = to.zoom === from.zoom ? share : (zoom - from.zoom) / (to.zoom - from.zoom);
    viewport.zoom = zoom;
    viewport.offsetX = from.x + (to.x - from.x) * along;
    viewport.offsetY = from.y + (to.y - from.y) * along;
  }
}
