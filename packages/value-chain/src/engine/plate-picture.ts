import type { drawBlocks } from './draw-blocks';
import { drawLinks, StrandFan } from './draw-links';
import type { LabelSize } from './label-sizes';
import { BLOCK, LABEL_ZOOM, LAST_LABEL_WIDTH, LEVEL_WIDTH, ROW_HEIGHT, snap } from './measures';
import type { PlatePalette } from './palette';
import type { Scene } from './scene';
import { Viewport } from './viewport';
import type { Occurrence } from './visible-tree';

/** First and last visible level. */
export interface LevelRange {
  firstLevel: number;
  lastLevel: number;
}

const ROOT_EDGE = { width: 0, height: ROW_HEIGHT };

/**
 * Draws on canvas: links, guides, the root's bar and, when zoomed out, blocks. A frame redraws the whole viewport:
 * shifting the bitmap or drawing ahead took longer than the few strokes saved.
 */
export class PlatePicture {
  private drawBlocks: typeof drawBlocks | null = null;
  private readonly context: CanvasRenderingContext2D | null;
  /** Viewport rounded to device pixels. */
  private readonly window = new Viewport();
  private scene: Scene | null = null;
  private zoom = 0;
  private offsetX = 0;
  private offsetY = 0;
  private isStale = true;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly viewport: Viewport,
    /** Places from the root to the selected node, and their rows in the scene. */
    private readonly path: ReadonlyMap<Occurrence, number>,
    private readonly labelSize: (place: Occurrence) => LabelSize,
  ) {
    this.context = canvas.getContext('2d');
  }

  /** Sets the lazy-loaded block renderer: until then the zoomed-out tree is drawn without blocks. */
  addBlocks(blocks: typeof drawBlocks): void {
    this.drawBlocks = blocks;
    this.isStale = true;
  }

  /** Path, colours or sizes have changed. */
  invalidate(): void {
    this.isStale = true;
  }

  /** Sets the size of the viewport in px. */
  resize(width: number, height: number): void {
    this.canvas.width = Math.round(width * devicePixelRatio);
    this.canvas.height = Math.round(height * devicePixelRatio);
    this.isStale = true;
  }

  show(scene: Scene, palette: PlatePalette, isRightToLeft: boolean): void {
    const { viewport, context } = this;
    const { zoom } = viewport;
    // On device pixels, as the labels are.
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
      isBranch: (row) => (scene.tree.occurrences[row]?.node.childCount ?? 0) > 0,
    });
  }

  private edgeSize(scene: Scene, row: number): { width: number; height: number } {
    if (row === 0) return ROOT_EDGE;
    return this.viewport.zoom < LABEL_ZOOM
      ? BLOCK
      : this.labelSize(scene.tree.occurrences[row] as Occurrence);
  }
}

/** Returns the visible levels. */
export function levelsIn(scene: Scene, viewport: Viewport): LevelRange {
  const first = Math.floor((viewport.toTreeX(0) - LAST_LABEL_WIDTH) / LEVEL_WIDTH);
  // A row that grows out of its parent starts at the level before its own.
  const last = Math.floor(viewport.toTreeX(viewport.width) / LEVEL_WIDTH) + 1;
  return { firstLevel: Math.max(0, first), lastLevel: Math.min(scene.tree.levels - 1, last) };
}

/** Dot and gap of a guide, in px. */
const DOTS: [dot: number, gap: number] = [1, 5];

const fan = new StrandFan();

/** Width, minimum height and overhang of the root's bar, in px. */
const BAR = { width: 6, leastHeight: 36, margin: 14 } as const;

/** Clears the canvas and sets the transform, so that drawing uses screen px from the inline start. */
export function clearPlate(
  context: CanvasRenderingContext2D,
  { width }: Viewport,
  isRightToLeft: boolean,
): void {
  const { canvas } = context;
  const ratio = canvas.width / width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Right to left mirrors the drawing: the canvas contains no text.
  if (isRightToLeft) context.setTransform(-ratio, 0, 0, ratio, canvas.width, 0);
  else context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

/** Draws a dotted line for each level while labels are shown; its dots pan with the tree. */
export function drawGuides(
  context: CanvasRenderingContext2D,
  scene: Scene,
  viewport: Viewport,
  palette: PlatePalette,
): void {
  const { zoom, offsetX, offsetY } = viewport;
  if (zoom < LABEL_ZOOM) return;
  const ratio = devicePixelRatio;
  context.strokeStyle = palette.guide;
  context.lineWidth = 1;
  context.setLineDash(DOTS);
  context.lineDashOffset = -offsetY % (DOTS[0] + DOTS[1]);
  context.beginPath();
  for (let level = 0; level < scene.tree.levels; level++) {
    const x = Math.round((level * LEVEL_WIDTH * zoom + offsetX) * ratio) / ratio + 0.5;
    context.moveTo(x, 0);
    context.lineTo(x, viewport.height);
  }
  context.stroke();
  context.setLineDash([]);
}

/** Draws the bar of the root, as high as the strands that leave it. */
export function drawRootBar(
  context: CanvasRenderingContext2D,
  scene: Scene,
  viewport: Viewport,
  palette: PlatePalette,
): void {
  const { zoom, offsetX, offsetY } = viewport;
  fan.reset();
  if ((scene.tree.childCount[0] as number) > 0) fan.enter(scene.tree, 0, ROW_HEIGHT);
  else fan.span = 0;
  const height = Math.max(BAR.leastHeight, fan.span + BAR.margin) * zoom;
  const width = Math.max(2, BAR.width * zoom);
  context.fillStyle = palette.rootBar;
  context.fillRect(offsetX - width, (scene.y[0] as number) * zoom + offsetY - height / 2, width, height);
}
