import type { drawBlocks } from './draw-blocks';
import { drawLinks } from './draw-links';
import { clearPlate, drawGuides, drawRootBar } from './draw-plate';
import type { LabelSize } from './label-sizes';
import type { Occurrence } from './occurrence';
import type { PlatePalette } from './plate-palette';
import type { Scene } from './scene';
import { snap } from './screen-pixels';
import { BLOCK, LABEL_ZOOM, LAST_LABEL_WIDTH, LEVEL_WIDTH, ROW_HEIGHT } from './stage-measures';
import { Viewport } from './viewport';

/** Levels in view, both included. */
export interface LevelRange {
  firstLevel: number;
  lastLevel: number;
}

const ROOT_EDGE = { width: 0, height: ROW_HEIGHT };

/**
 * What is drawn on canvas: links, guides, the root's bar and, far out, blocks. A frame draws all of the window: to shift
 * the picture, or to draw ahead what will come into view, took longer than the few strokes that it saves.
 */
export class PlatePicture {
  private drawBlocks: typeof drawBlocks | null = null;
  private readonly context: CanvasRenderingContext2D | null;
  /** The window on whole pixels. */
  private readonly window = new Viewport();
  private scene: Scene | null = null;
  private zoom = 0;
  private offsetX = 0;
  private offsetY = 0;
  private isStale = true;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly viewport: Viewport,
    /** Places from the root to the selected product, and their rows in the scene. */
    private readonly path: ReadonlyMap<Occurrence, number>,
    private readonly labelSize: (place: Occurrence) => LabelSize,
  ) {
    this.context = canvas.getContext('2d');
  }

  /** Takes what is loaded once the tree stands: far out it is drawn without blocks until then. */
  addBlocks(blocks: typeof drawBlocks): void {
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

  show(scene: Scene, palette: PlatePalette, isRightToLeft: boolean): void {
    const { viewport, context } = this;
    const { zoom } = viewport;
    // On whole pixels of the screen, as the labels are.
    const offsetX = snap(viewport.offsetX);
    const offsetY = snap(viewport.offsetY);
    const isSame = !this.isStale && scene === this.scene && zoom === this.zoom;
    if (!context || (isSame && offsetX === this.offsetX && offsetY === this.offsetY)) return;
    const window = Object.assign(this.window, viewport, { offsetX, offsetY });
    clearPlate(context, viewport, isRightToLeft);
    this.draw(context, scene, palette, window);
    this.isStale = false;
    this.scene = scene;
    this.zoom = zoom;
    this.offsetX = offsetX;
    this.offsetY = offsetY;
  }

  private draw(
    context: CanvasRenderingContext2D,
    scene: Scene,
    palette: PlatePalette,
    window: Viewport,
  ): void {
    const levels = levelsIn(scene, window);
    const { path } = this;
    drawGuides(context, scene, window, palette);
    drawLinks(context, {
      scene,
      viewport: window,
      palette,
      path,
      edgeSize: (row) => this.edgeSize(scene, row),
      ...levels,
    });
    drawRootBar(context, scene, window, palette);
    if (window.zoom >= LABEL_ZOOM) return;
    this.drawBlocks?.(context, scene, window, palette, {
      firstLevel: Math.max(1, levels.firstLevel),
      lastLevel: levels.lastLevel,
      path,
      isBranch: (row) => (scene.tree.occurrences[row]?.node.childApplications ?? 0) > 0,
    });
  }

  private edgeSize(scene: Scene, row: number): { width: number; height: number } {
    if (row === 0) return ROOT_EDGE;
    return this.viewport.zoom < LABEL_ZOOM
      ? BLOCK
      : this.labelSize(scene.tree.occurrences[row] as Occurrence);
  }
}

/** Levels in view. */
export function levelsIn(scene: Scene, viewport: Viewport): LevelRange {
  const first = Math.floor((viewport.toTreeX(0) - LAST_LABEL_WIDTH) / LEVEL_WIDTH);
  // A row that grows out of its parent is on its way from the level before its own.
  const last = Math.floor(viewport.toTreeX(viewport.width) / LEVEL_WIDTH) + 1;
  return { firstLevel: Math.max(0, first), lastLevel: Math.min(scene.tree.levels - 1, last) };
}
