import type { DiagramDrawing, Shape } from './draw-diagram';
import { ROW_HEIGHT } from './engine/stage-measures';

/** A part of a drawing that fits on a page. */
export interface DrawingSlice {
  top: number;
  height: number;
  /** What lies in it, at least in part. */
  shapes: readonly Shape[];
}

/**
 * Cuts a drawing into pages from top to bottom. Each begins with the last row of the one before, so that every name is
 * whole on one of them.
 *
 * @param ratio How many times as high as wide the room of a page is.
 */
export function sliceDrawing({ width, height, shapes }: DiagramDrawing, ratio: number): DrawingSlice[] {
  const page = Math.max(ROW_HEIGHT * 2, Math.floor((width * ratio) / ROW_HEIGHT) * ROW_HEIGHT);
  const step = page - ROW_HEIGHT;
  const count = Math.max(1, Math.ceil((height - ROW_HEIGHT) / step));
  const slices = Array.from({ length: count }, (_, at) => {
    const top = at * step;
    return { top, height: Math.min(page, height - top), shapes: [] as Shape[] };
  });
  for (const shape of shapes) {
    const first = Math.max(0, Math.floor((shape.top - ROW_HEIGHT) / step));
    for (const slice of slices.slice(first, Math.floor(shape.bottom / step) + 1)) {
      if (shape.bottom >= slice.top && shape.top <= slice.top + slice.height) slice.shapes.push(shape);
    }
  }
  return slices;
}
