import type { PlatePalette } from './plate-palette';
import type { Scene } from './scene';
import { LABEL_ZOOM, LEVEL_WIDTH, ROW_HEIGHT } from './stage-measures';
import { StrandFan } from './strands';
import type { Viewport } from './viewport';

/** px of a guide: a dot, and what lies between two. */
const DOTS: [dot: number, gap: number] = [1, 5];

const fan = new StrandFan();

/** px of the root's bar: how wide, its least height, and what it stands over its strands. */
const BAR = { width: 6, leastHeight: 36, margin: 14 } as const;

/** Wipes the canvas and turns it, so that what follows is in px of the screen, from the start of the line. */
export function clearPlate(
  context: CanvasRenderingContext2D,
  { width }: Viewport,
  isRightToLeft: boolean,
): void {
  const { canvas } = context;
  const ratio = canvas.width / width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Right to left is the same drawing in a mirror: there is no text on the canvas.
  if (isRightToLeft) context.setTransform(-ratio, 0, 0, ratio, canvas.width, 0);
  else context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

/** A dotted line down each level, while labels are shown; its dots move with the tree. */
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

/** The bar of the root, as tall as the strands that leave it. */
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
