/** A rectangle of the tree, in its own px. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const ZOOM_LIMITS = { min: 0.02, max: 2.5 } as const;

/** px around the tree when it is fitted; less at the sides of a phone. */
const FIT_MARGIN = { inline: 32, narrow: 12, start: 56, end: 32 } as const;
/**
 * The least zoom at which the whole tree is shown at first, rather than its root at full size: a phone would show
 * the root without a single application.
 */
const START_ZOOM = { wide: 0.75, narrow: 0.64 } as const;
/** px up to which a window is a phone's. */
const NARROW_WIDTH = 480;
/** px of the tree that always stay in view, so that nobody gets lost beside it. */
const KEPT_IN_VIEW = 96;

/**
 * Which part of the tree the window shows: a point of the tree stands on the screen at `x * zoom + offsetX`.
 * Along the line x grows in reading direction, so that right to left needs nothing here.
 */
export class Viewport {
  offsetX = 0;
  offsetY = 0;
  zoom = 1;
  width = 0;
  height = 0;
  bounds: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };

  /** Takes the size of the window in px; what stood at its start stays there. */
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

  /** Shows the whole tree, never larger than life. A tree too tall for the least zoom is shown from its root. */
  fit(): void {
    const { left, right, top, bottom } = this.bounds;
    const room = this.roomForTree();
    this.zoom = Math.min(1, clampZoom(Math.min(room.width / (right - left), room.height / (bottom - top))));
    this.offsetX = room.left + (room.width - (right - left) * this.zoom) / 2 - left * this.zoom;
    this.centreHeight();
  }

  /** Shows the tree from its root at full size; the whole of it where that is hardly smaller. */
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

  /** Tells whether it is a phone's. */
  get isNarrow(): boolean {
    return this.width <= NARROW_WIDTH;
  }

  /** The tree in the middle of the window's height; its root, where the tree is taller. */
  private centreHeight(): void {
    const { top, bottom } = this.bounds;
    const { zoom, height } = this;
    const isWhole = (bottom - top) * zoom <= this.roomForTree().height;
    const middle = (FIT_MARGIN.start + height - FIT_MARGIN.end) / 2;
    this.offsetY = middle - (isWhole ? ((top + bottom) / 2) * zoom : 0);
    if (isWhole) this.offsetY = Math.min(this.offsetY, height - FIT_MARGIN.end - bottom * zoom);
  }

  /** Keeps some of the tree in view. */
  clamp(): void {
    const { left, right, top, bottom } = this.bounds;
    this.offsetX = keepInView(this.offsetX, left * this.zoom, right * this.zoom, this.width);
    this.offsetY = keepInView(this.offsetY, top * this.zoom, bottom * this.zoom, this.height);
  }
}

/** The least zoom at which `start` shows all of a tree in a window. */
export function startZoom({ width }: Viewport): number {
  return width <= NARROW_WIDTH ? START_ZOOM.narrow : START_ZOOM.wide;
}

/** The nearest zoom that there is. */
export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_LIMITS.max, Math.max(ZOOM_LIMITS.min, zoom));
}

function keepInView(offset: number, start: number, end: number, size: number): number {
  const kept = Math.min(KEPT_IN_VIEW, size / 3, end - start);
  return Math.min(size - kept - start, Math.max(kept - end, offset));
}
