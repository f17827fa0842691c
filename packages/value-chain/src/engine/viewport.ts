/** Rectangle of the tree, in its own px. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const ZOOM_LIMITS = { min: 0.02, max: 2.5 } as const;

/** Margin in px around a fitted tree; less at the sides on a phone. */
const FIT_MARGIN = { inline: 32, narrow: 12, start: 56, end: 32 } as const;
/**
 * Minimum zoom at which the whole tree is shown initially, rather than its root at full size: a phone would show
 * the root without a single application.
 */
const START_ZOOM = { wide: 0.75, narrow: 0.64 } as const;
/** Maximum width in px of a phone. */
const NARROW_WIDTH = 480;
/** Part of the tree in px that always stays in view, so that it is never lost. */
const KEPT_IN_VIEW = 96;

/**
 * Transform between tree and screen: a point of the tree is at `x * zoom + offsetX` on the screen.
 * x grows in reading direction, so right to left needs no special case.
 */
export class Viewport {
  offsetX = 0;
  offsetY = 0;
  zoom = 1;
  width = 0;
  height = 0;
  bounds: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };

  /** Sets the size of the viewport in px; content at its inline start stays. */
  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.clamp();
  }

  panBy(dx: number, dy: number): void {
    this.offsetX += dx;
    this.offsetY += dy;
    this.clamp();
  }

  /** Fits the whole tree, at most at full size. A tree too tall for the minimum zoom is shown from its root. */
  fit(): void {
    const { left, right, top, bottom } = this.bounds;
    const room = this.roomForTree();
    this.zoom = Math.min(1, clampZoom(Math.min(room.width / (right - left), room.height / (bottom - top))));
    this.offsetX = room.left + (room.width - (right - left) * this.zoom) / 2 - left * this.zoom;
    this.centreHeight();
  }

  /** Shows the tree from its root at full size; all of it if that is hardly smaller. */
  start(leastZoom: number): void {
    this.fit();
    if (this.zoom >= leastZoom) return;
    const room = this.roomForTree();
    this.zoom = 1;
    const { left, right } = this.bounds;
    const spareX = room.width - (right - left);
    this.offsetX = room.left + Math.max(0, spareX / 2) - left;
    this.centreHeight();
  }

  toTreeX(screenX: number): number {
    return (screenX - this.offsetX) / this.zoom;
  }

  toTreeY(screenY: number): number {
    return (screenY - this.offsetY) / this.zoom;
  }

  private roomForTree() {
    const side = this.width <= NARROW_WIDTH ? FIT_MARGIN.narrow : FIT_MARGIN.inline;
    return {
      left: side,
      top: FIT_MARGIN.start,
      width: Math.max(1, this.width - 2 * side),
      height: Math.max(1, this.height - FIT_MARGIN.start - FIT_MARGIN.end),
    };
  }

  /** True if it is a phone's. */
  get isNarrow(): boolean {
    return this.width <= NARROW_WIDTH;
  }

  /** Centres the tree vertically, or its root if the tree is taller. */
  private centreHeight(): void {
    const { top, bottom } = this.bounds;
    const { zoom, height } = this;
    const isWhole = (bottom - top) * zoom <= this.roomForTree().height;
    const middle = (FIT_MARGIN.start + height - FIT_MARGIN.end) / 2;
    this.offsetY = middle - (isWhole ? ((top + bottom) / 2) * zoom : 0);
    if (isWhole) this.offsetY = Math.min(this.offsetY, height - FIT_MARGIN.end - bottom * zoom);
  }

  /** Keeps part of the tree in view. */
  clamp(): void {
    const { left, right, top, bottom } = this.bounds;
    this.offsetX = keepInView(this.offsetX, left * this.zoom, right * this.zoom, this.width);
    this.offsetY = keepInView(this.offsetY, top * this.zoom, bottom * this.zoom, this.height);
  }
}

/** Returns the minimum zoom at which `start` shows a whole tree in a viewport. */
export function startZoom({ width }: Viewport): number {
  return width <= NARROW_WIDTH ? START_ZOOM.narrow : START_ZOOM.wide;
}

/** Clamps a zoom to the allowed range. */
export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_LIMITS.max, Math.max(ZOOM_LIMITS.min, zoom));
}

function keepInView(offset: number, start: number, end: number, size: number): number {
  const kept = Math.min(KEPT_IN_VIEW, size / 3, end - start);
  return Math.min(size - kept - start, Math.max(kept - end, offset));
}
