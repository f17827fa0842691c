import { zoomAbout } from './move-viewport';
import type { Viewport } from './viewport';

/** ms that the window takes to another part of the tree. */
const GLIDE_MS = 300;

/** Moves a viewport to where it would jump, a little at a time. Any touch of the viewport should stop it. */
export class ViewportGlide {
  private from = { x: 0, y: 0, zoom: 1 };
  private to = { x: 0, y: 0, zoom: 1 };
  private startedAt = -1;

  constructor(private readonly viewport: Viewport) {}

  /** Starts towards what a jump of the viewport would lead to; jumps under reduced motion. */
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

  /** Zooms about the middle of the window; presses in quick succession add up. */
  zoomBy(factor: number, now: number, isMotionReduced: boolean): void {
    const { viewport } = this;
    const pending = this.startedAt >= 0 ? this.to.zoom / viewport.zoom : 1;
    this.towards(
      () => zoomAbout(viewport, viewport.width / 2, viewport.height / 2, factor * pending),
      now,
      isMotionReduced,
    );
  }

  /** The tree moved under the window. */
  shiftBy(dy: number): void {
    this.from.y += dy;
    this.to.y += dy;
  }

  stop(): void {
    this.startedAt = -1;
  }

  /** @returns whether it is still under way. */
  step(now: number): boolean {
    if (this.startedAt < 0) return false;
    const share = Math.min(1, Math.max(0, (now - this.startedAt) / GLIDE_MS));
    this.place(1 - (1 - share) ** 3);
    if (share === 1) this.startedAt = -1;
    return share < 1;
  }

  private place(share: number): void {
    const { from, to, viewport } = this;
    // Zoom grows by ratio; offsets follow it, so that the fixed point of a zoom stays where it is.
    const zoom = from.zoom * (to.zoom / from.zoom) ** share;
    const along = to.zoom === from.zoom ? share : (zoom - from.zoom) / (to.zoom - from.zoom);
    viewport.zoom = zoom;
    viewport.offsetX = from.x + (to.x - from.x) * along;
    viewport.offsetY = from.y + (to.y - from.y) * along;
  }
}
