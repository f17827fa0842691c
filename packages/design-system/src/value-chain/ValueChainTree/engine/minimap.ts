import { drawMinimap, type MinimapScale, scaleMinimap } from './draw-minimap';
import type { PlatePalette } from './plate-palette';
import type { Scene } from './scene';
import type { Viewport } from './viewport';

/** ms that the tree has been left alone when it is drawn: whoever opens and closes places does not wait for it. */
const QUIET_MS = 80;

export interface MinimapEvents {
  /** A point of the tree is to be in the middle of the window. */
  onCentre: (x: number, y: number) => void;
  /** It wants to be drawn. */
  onDue: () => void;
}

/**
 * The whole tree in a corner, with a frame around what the window shows; pressing or dragging in it takes the
 * window there. The tree is drawn when it changes, the frame alone when the window moves.
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

  /** The colours are others: it is drawn with the next frame, as all else. */
  recolor(): void {
    clearTimeout(this.due);
    this.isDue = true;
  }

  /** The tree or the path are others. */
  invalidate(): void {
    clearTimeout(this.due);
    this.due = setTimeout(() => {
      this.isDue = true;
      this.events.onDue();
    }, QUIET_MS);
  }

  show(scene: Scene, palette: PlatePalette, pathRows: Iterable<number>): void {
    // During a transition the map waits for its end, as nobody can follow it at this size.
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
    // While the window only moves its size stays: written anew, with the last digit of a float another, it is laid out.
    const size = [(right - left).toFixed(2), (bottom - top).toFixed(2)] as const;
    if (`${size}` === this.shownSize) return;
    this.shownSize = `${size}`;
    frame.style.width = `${size[0]}px`;
    frame.style.height = `${size[1]}px`;
  }

  /** @returns stops watching. */
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
  /** Of the frame, as it was written. */
  private shownSize = '';
  private width = 0;
  private height = 0;

  private draw(scene: Scene, palette: PlatePalette, pathRows: Iterable<number>): void {
    // Reading the size makes the browser lay out, so it is read only when the map is drawn.
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
