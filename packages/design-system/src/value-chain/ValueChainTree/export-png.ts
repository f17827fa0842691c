import { DIAGRAM_FONT, type DiagramDrawing, LINK_WIDTH, type Shape } from './draw-diagram';

/** As sharp as on a screen of two pixels to the px. */
const SCALE = 2;
/** What every browser still makes of a canvas: longest edge, and pixels in all. */
const EDGE_MAX = 16_384;
const PIXELS_MAX = 67_108_864;

/** How large a picture becomes: smaller than it might be where a browser would make none of it. */
export function pictureScale({ width, height }: Pick<DiagramDrawing, 'width' | 'height'>): number {
  return Math.min(SCALE, EDGE_MAX / width, EDGE_MAX / height, Math.sqrt(PIXELS_MAX / (width * height)));
}

/** Pixels to the px below which nobody could read the names. */
const READABLE_SCALE = 0.5;

/** The tree is so large that its names could not be read in a picture. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/**
 * The drawing as a picture, with the fonts of the page.
 *
 * @throws UnreadablePictureError where it would have to be too small; Error where the browser makes no picture of it.
 */
export async function exportPng(drawing: DiagramDrawing): Promise<Blob> {
  const { width, height, colors, shapes } = drawing;
  const scale = pictureScale(drawing);
  if (scale < READABLE_SCALE) throw new UnreadablePictureError(`${width} × ${height} px are too many.`);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no canvas.');
  context.scale(scale, scale);
  context.fillStyle = colors.plate;
  context.fillRect(0, 0, width, height);
  context.lineWidth = LINK_WIDTH;
  context.font = `${DIAGRAM_FONT.sizePx}px ${DIAGRAM_FONT.family}`;
  for (const shape of shapes) paint(context, shape, colors.ink);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture.');
  return blob;
}

function paint(context: CanvasRenderingContext2D, shape: Shape, ink: string): void {
  if (shape.kind === 'link') {
    context.strokeStyle = shape.stroke;
    context.stroke(new Path2D(shape.path));
  } else if (shape.kind === 'text') {
    context.fillStyle = ink;
    context.fillText(shape.text, shape.x, shape.bottom);
  } else {
    context.fillStyle = shape.fill;
    context.fillRect(shape.x, shape.top, shape.width, shape.bottom - shape.top);
  }
}
