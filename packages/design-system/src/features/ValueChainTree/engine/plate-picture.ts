import type { drawBlocks } from './draw-blocks';
import { drawLinks } from './draw-links';
import { clearPlate, drawGuides, drawRootBar, type PlateContext } from './draw-plate';
import type { LabelSize } from './label-sizes';
import type { PanSheet } from './pan-sheet';
import type { PlatePalette } from './plate-palette';
import { BLOCK, LABEL_ZOOM, LAST_LABEL_WIDTH, LEVEL_WIDTH, ROW_HEIGHT } from './stage-measures';
import type { Occurrence } from './tree-model';
import type { Scene } from './tree-motion';
import type { Bounds, Viewport } from './viewport';

/** Levels in view, both included. */
export interface LevelRange {
  firstLevel: number;
  lastLevel: number;
}

/** ms without a move after which a window that was panned is drawn anew, as it is when nothing moves. */
const SETTLE_MS = 100;
const ROOT_EDGE = { width: 0, height: ROW_HEIGHT };

/**
 * What is drawn on canvas: links, guides, the root's bar and, far out, blocks. The window is one canvas; while it is
 * panned a sheet of bands takes its place, of which only those that come into view are drawn.
 */
export class PlatePicture {
  private sheet: PanSheet | null = null;
  private drawBlocks: typeof drawBlocks | null = null;
  private readonly context: CanvasRenderingContext2D | null;
  private scene: Scene | null = null;
  private zoom = 0;
  private offsetX = 0;
  private offsetY = 0;
  private isStale = true;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly viewport: Viewport,
    /** Places from the root to the selected product, and their rows in the scene. */
    private readonly path: ReadonlyMap<Occurrence, number>,
    private readonly sizeOf: (place: Occurrence) => LabelSize,
    /** Asks for a frame. */
    private readonly onSettle: () => void,
  ) {
    this.context = canvas.getContext('2d');
  }

  /** Takes what is loaded once the tree stands: without it each frame is drawn whole, and far out without blocks. */
  addParts(sheet: PanSheet, blocks: typeof drawBlocks): void {
    this.sheet = sheet;
    this.drawBlocks = blocks;
    this.isStale = true;
  }

  /** Path, colours or sizes are others. */
  invalidate(): void {
    this.isStale = true;
  }

  /** Takes the window's size, in px. */
  resize(width: number, height: number): void {
    this.canvas.width = Math.round(width * devicePixelRatio);
    this.canvas.height = Math.round(height * devicePixelRatio);
    this.isStale = true;
  }

  dispose(): void {
    clearTimeout(this.settling);
    this.canvas.style.visibility = '';
    this.sheet?.remove();
  }

  show(scene: Scene, palette: PlatePalette, isRightToLeft: boolean): void {
    const { viewport, canvas, context, sheet } = this;
    const { zoom, offsetX, offsetY } = viewport;
    const isOther = this.isStale || scene !== this.scene || zoom !== this.zoom;
    if (!isOther && offsetX === this.offsetX && offsetY === this.offsetY) return;
    const draw = (on: PlateContext, window: Viewport, area: Bounds) =>
      this.draw(on, scene, palette, window, area, isRightToLeft);
    clearTimeout(this.settling);
    if (isOther || !sheet) {
      sheet?.hide();
      canvas.style.visibility = '';
      if (context)
        draw(context, viewport, { left: 0, right: viewport.width, top: 0, bottom: viewport.height });
      this.isStale = false;
    } else {
      sheet.show(viewport, isRightToLeft, draw);
      canvas.style.visibility = 'hidden';
      this.settling = setTimeout(() => {
        this.isStale = true;
        this.onSettle();
      }, SETTLE_MS);
    }
    this.scene = scene;
    this.zoom = zoom;
    this.offsetX = offsetX;
    this.offsetY = offsetY;
  }

  /** Draws what lies in an area of the screen; `window` is what the reader sees, of which it may be a part. */
  private draw(
    context: PlateContext,
    scene: Scene,
    palette: PlatePalette,
    window: Viewport,
    area: Bounds,
    isRightToLeft: boolean,
  ): void {
    const levels = levelsIn(scene, window, area.left, area.right);
    const { path } = this;
    clearPlate(context, area, isRightToLeft);
    drawGuides(context, scene, window, area, palette);
    drawLinks(context, {
      scene,
      viewport: window,
      area,
      palette,
      path,
      edgeOf: (row) => this.edgeOf(scene, row),
      ...levels,
    });
    drawRootBar(context, scene, window, palette);
    if (window.zoom >= LABEL_ZOOM) return;
    this.drawBlocks?.(context, scene, window, area, palette, {
      firstLevel: Math.max(1, levels.firstLevel),
      lastLevel: levels.lastLevel,
      path,
      isBranch: (row) => (scene.tree.occurrences[row]?.node.childApplications ?? 0) > 0,
    });
  }

  private edgeOf(scene: Scene, row: number): { width: number; height: number } {
    if (row === 0) return ROOT_EDGE;
    return this.viewport.zoom < LABEL_ZOOM ? BLOCK : this.sizeOf(scene.tree.occurrences[row] as Occurrence);
  }
}

/** Levels between two points along the screen, in px. */
export function levelsIn(scene: Scene, viewport: Viewport, left: number, right: number): LevelRange {
  const first = Math.floor((viewport.toTreeX(left) - LAST_LABEL_WIDTH) / LEVEL_WIDTH);
  // A row that grows out of its parent is on its way from the level before its own.
  const last = Math.floor(viewport.toTreeX(right) / LEVEL_WIDTH) + 1;
  return { firstLevel: Math.max(0, first), lastLevel: Math.min(scene.tree.levels - 1, last) };
}
