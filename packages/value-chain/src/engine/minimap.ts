import type { PlatePalette } from './palette';
import type { Scene } from './scene';
import type { Bounds, Viewport } from './viewport';
import { firstWhere, type VisibleTree } from './visible-tree';

/** Idle time of the tree in ms before the minimap is redrawn, so that it does not delay opening and closing. */
const QUIET_MS = 80;

export interface MinimapEvents {
  /** Called when a point of the tree should be centred in the viewport. */
  onCentre: (x: number, y: number) => void;
  /** Called when it needs a frame. */
  onDue: () => void;
}

/**
 * Draws the whole tree in a corner, with a frame around the viewport; pressing or dragging in it moves the
 * viewport there. The tree is redrawn when it changes; panning only moves the frame.
 */
export class Minimap {
  private scale: MinimapScale | null = null;
  private isDue = false;
  private due: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly frame: HTMLElement,
    private readonly viewport: Viewport,
    private readonly events: MinimapEvents,
  ) {
    this.invalidate();
  }

  /** Colours have changed: it is redrawn in the next frame with everything else. */
  recolor(): void {
    clearTimeout(this.due);
    this.isDue = true;
  }

  /** The tree or the selected path has changed. */
  invalidate(): void {
    clearTimeout(this.due);
    this.due = setTimeout(() => {
      this.isDue = true;
      this.events.onDue();
    }, QUIET_MS);
  }

  show(scene: Scene, palette: PlatePalette, pathRows: Iterable<number>): void {
    // Redrawn after a transition ends, as it is too small to follow during one.
    if (this.isDue && scene.passing === null) this.draw(scene, palette, pathRows);
    if (!this.scale) return;
    const { scaleX, scaleY, offsetX, offsetY } = this.scale;
    const { width, height } = this;
    const { viewport, frame } = this;
    const left = clamp(viewport.toTreeX(0) * scaleX + offsetX, 0, width - 4);
    const right = clamp(viewport.toTreeX(viewport.width) * scaleX + offsetX, left + 4, width);
    const top = clamp(viewport.toTreeY(0) * scaleY + offsetY, 0, height - 4);
    const bottom = clamp(viewport.toTreeY(viewport.height) * scaleY + offsetY, top + 4, height);
    frame.style.transform = `translate(${this.isMirrored ? -left : left}px, ${top}px)`;
    // While panning its size is unchanged: writing it again, with a rounding difference, would cause a layout.
    const size = [(right - left).toFixed(2), (bottom - top).toFixed(2)] as const;
    if (`${size}` === this.shownSize) return;
    this.shownSize = `${size}`;
    frame.style.width = `${size[0]}px`;
    frame.style.height = `${size[1]}px`;
  }

  /** @returns a function that stops observing. */
  watch(isRightToLeft: () => boolean): () => void {
    const { canvas } = this;
    this.isMirrored = isRightToLeft();
    let isHeld = false;
    const go = (event: PointerEvent) => {
      if (!this.scale) return;
      const box = canvas.getBoundingClientRect();
      const along = isRightToLeft() ? box.right - event.clientX : event.clientX - box.left;
      this.events.onCentre(
        (along - this.scale.offsetX) / this.scale.scaleX,
        (event.clientY - box.top - this.scale.offsetY) / this.scale.scaleY,
      );
    };
    const handleDown = (event: PointerEvent) => {
      event.stopPropagation();
      isHeld = true;
      canvas.setPointerCapture(event.pointerId);
      go(event);
    };
    const handleMove = (event: PointerEvent) => {
      if (isHeld) go(event);
    };
    const handleUp = () => {
      isHeld = false;
    };
    const stopClick = (event: Event) => event.stopPropagation();
    const watching = new AbortController();
    const { signal } = watching;
    canvas.addEventListener('pointerdown', handleDown, { signal });
    canvas.addEventListener('pointermove', handleMove, { signal });
    canvas.addEventListener('pointerup', handleUp, { signal });
    canvas.addEventListener('pointercancel', handleUp, { signal });
    canvas.addEventListener('click', stopClick, { signal });
    return () => {
      clearTimeout(this.due);
      watching.abort();
    };
  }

  private isMirrored = false;
  /** Last style written to the frame. */
  private shownSize = '';
  private width = 0;
  private height = 0;

  private draw(scene: Scene, palette: PlatePalette, pathRows: Iterable<number>): void {
    // Reading the size forces a layout, so it is read only when the minimap is drawn.
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0) return;
    this.isDue = false;
    this.width = width;
    this.height = height;
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const ratio = devicePixelRatio;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    if (this.isMirrored) context.setTransform(-ratio, 0, 0, ratio, this.canvas.width, 0);
    else context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.scale = scaleMinimap(this.viewport.bounds, width, height);
    drawMinimap(context, scene.tree, scene.x, scene.y, this.scale, palette, pathRows);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Transform from tree to minimap: a tree that is too tall is squeezed to fit. */
export interface MinimapScale {
  scaleX: number;
  scaleY: number;
  offsetX: number;
  offsetY: number;
}

const PADDING = 8;
const LARGEST_SCALE = 0.16;

/** Fits the tree into a minimap of the given size in px. */
export function scaleMinimap(bounds: Bounds, width: number, height: number): MinimapScale {
  const roomX = width - 2 * PADDING;
  const roomY = height - 2 * PADDING;
  const treeX = bounds.right - bounds.left;
  const treeY = bounds.bottom - bounds.top;
  const scaleX = Math.min(roomX / treeX, LARGEST_SCALE);
  const scaleY = Math.min(roomY / treeY, scaleX);
  return {
    scaleX,
    scaleY,
    offsetX: PADDING + (roomX - treeX * scaleX) / 2 - bounds.left * scaleX,
    offsetY: PADDING + (roomY - treeY * scaleY) / 2 - bounds.top * scaleY,
  };
}

/** Draws the whole tree: a dash per row, at most one per half pixel of a level. */
export function drawMinimap(
  context: CanvasRenderingContext2D,
  tree: VisibleTree,
  x: Float64Array,
  y: Float64Array,
  scale: MinimapScale,
  palette: PlatePalette,
  pathRows: Iterable<number>,
): void {
  const links = new Path2D();
  const dashes = new Path2D();
  const pathLinks = new Path2D();
  const pathDashes = new Path2D();
  const dashWidth = Math.max(2, 90 * scale.scaleX);
  const dashHeight = Math.max(0.6, Math.min(4, 30 * scale.scaleY));
  for (let level = 0; level < tree.levels; level++) {
    const end = tree.levelStart[level + 1] as number;
    let place = tree.levelStart[level] as number;
    while (place < end) {
      const row = tree.byLevel[place] as number;
      addRow(row, false);
      const nextAt = (y[row] as number) + 0.7 / scale.scaleY;
      place = firstWhere(place + 1, end, (at) => (y[tree.byLevel[at] as number] as number) >= nextAt);
    }
  }
  for (const row of pathRows) addRow(row, true);
  context.lineWidth = 0.75;
  context.strokeStyle = palette.strand;
  context.stroke(links);
  context.fillStyle = palette.strand;
  context.fill(dashes);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.highlight;
  context.stroke(pathLinks);
  context.fillStyle = palette.highlight;
  context.fill(pathDashes);

  function addRow(row: number, highlighted: boolean) {
    const left = (x[row] as number) * scale.scaleX + scale.offsetX;
    const middle = (y[row] as number) * scale.scaleY + scale.offsetY;
    (highlighted ? pathDashes : dashes).rect(left, middle - dashHeight / 2, dashWidth, dashHeight);
    const parent = tree.parent[row] as number;
    if (parent < 0) return;
    const startX = (x[parent] as number) * scale.scaleX + scale.offsetX + dashWidth;
    const startY = (y[parent] as number) * scale.scaleY + scale.offsetY;
    const bend = (startX + left) / 2;
    const line = highlighted ? pathLinks : links;
    line.moveTo(startX, startY);
    line.bezierCurveTo(bend, startY, bend, middle, left, middle);
  }
}
