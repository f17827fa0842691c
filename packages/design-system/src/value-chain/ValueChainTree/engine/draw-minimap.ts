import type { PlatePalette } from './plate-palette';
import type { Bounds } from './viewport';
import { firstWhere } from './visible-rows';
import type { VisibleTree } from './visible-tree';

/** Where the tree lies in the map: a tree too tall for its map is squeezed, so that all of it is there. */
export interface MinimapScale {
  scaleX: number;
  scaleY: number;
  offsetX: number;
  offsetY: number;
}

const PADDING = 8;
const LARGEST_SCALE = 0.16;

/** Fits the tree into a map of the given size in px. */
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

/** Draws the whole tree small: one dash a row, at most one each half pixel of a level. */
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
