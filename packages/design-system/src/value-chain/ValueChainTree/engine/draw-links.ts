import type { Sector } from '@millrace/domain';
import type { Occurrence } from './occurrence';
import type { PlatePalette } from './plate-palette';
import type { Scene } from './scene';
import { childOffset, MOST_BUNDLES, StrandFan, strandCount, strandWidth } from './strands';
import type { Viewport } from './viewport';
import { firstWhere, linksInView, type Run } from './visible-rows';

/** From this zoom on a link is a bundle of strands; below, one stroke. */
export const BUNDLE_ZOOM = 0.7;
/** With more links in view than this, each is one stroke whatever the zoom. */
const MOST_BUNDLED_LINKS = 220;
/** px on the screen that two strokes must lie apart for both to be drawn. */
const LEAST_APART = 0.75;
/** Below this zoom a link is shorter than it is worth bending. */
const STRAIGHT_BELOW = 0.12;

export interface LinkScene {
  scene: Scene;
  viewport: Viewport;
  palette: PlatePalette;
  /** Places from the root to the selected product, and their rows in the scene. */
  path: ReadonlyMap<Occurrence, number>;
  /** px from a row's start to the edge where its links leave, and the height of that edge. */
  edgeSize: (row: number) => { width: number; height: number };
  /** Levels in view, first and last. */
  firstLevel: number;
  lastLevel: number;
}

const fan = new StrandFan();
const run: Run = { start: 0, end: 0 };

/**
 * Draws the links that cross the window, in screen px. At most a few strokes of the canvas for all of them: links
 * of one colour and width make one path. Where many lie upon the same pixels, one stands for all.
 */
export function drawLinks(
  context: CanvasRenderingContext2D,
  { scene, viewport, palette, path, edgeSize, firstLevel, lastLevel }: LinkScene,
): void {
  const { tree, x, y } = scene;
  const { zoom, offsetX, offsetY, height } = viewport;
  // A bundle is wider than the line it follows.
  const top = viewport.toTreeY(0) - 24;
  const bottom = viewport.toTreeY(height) + 24;
  const isLarge = zoom >= BUNDLE_ZOOM;
  /** Strands by width, single strokes and middle strands by sector, also where forced colours make all alike. */
  const strands = new Map<number, Path2D>();
  const middles = new Map<Sector | 'none', Path2D>();
  const singles = new Map<Sector | 'none', Path2D>();
  const pathStrands = new Map<number, Path2D>();
  const pathMiddle = new Path2D();
  fan.reset();

  const areBundles = isLarge && countLinks() <= MOST_BUNDLED_LINKS;
  eachLevel(({ start, end }) => {
    let place = start;
    while (place < end) {
      const row = rowAt(place);
      const isAlone = path.has(tree.occurrences[row] as Occurrence) || addLink(row, false);
      place = isAlone ? place + 1 : skipCovered(place + 1, end, row);
    }
  });
  for (const row of path.values()) if (row > 0) addLink(row, true);

  const scale = Math.min(1.4, Math.max(0.55, zoom));
  const singleWidth = Math.max(0.6, 1.6 * scale);
  for (const [sector, line] of singles) stroke(line, palette.sectors[sector], singleWidth);
  for (const [width, line] of strands) stroke(line, palette.strand, Math.min(1, width * scale));
  for (const [sector, line] of middles) stroke(line, palette.sectors[sector], 2 * scale);
  for (const [width, line] of pathStrands) stroke(line, palette.path, width * scale);
  stroke(pathMiddle, palette.highlight, Math.max(1.5, 3.2 * scale));

  function rowAt(place: number): number {
    return tree.byLevel[place] as number;
  }

  function rowY(row: number): number {
    return y[row] as number;
  }

  function parentRow(row: number): number {
    return tree.parent[row] as number;
  }

  function eachLevel(see: (links: Run) => void): void {
    for (let level = Math.max(1, firstLevel); level <= lastLevel; level++) {
      see(linksInView(tree, y, level, top, bottom, run));
    }
  }

  function countLinks(): number {
    let count = 0;
    eachLevel(({ start, end }) => {
      count += end - start;
    });
    return count;
  }

  /** @returns whether it became a bundle, which hides no neighbour. */
  function addLink(row: number, onPath: boolean): boolean {
    const parent = parentRow(row);
    const { node, position } = tree.occurrences[row] as Occurrence;
    const edge = edgeSize(parent);
    const startX = ((x[parent] as number) + edge.width) * zoom + offsetX;
    const endX = (x[row] as number) * zoom + offsetX;
    const startY = rowY(parent) * zoom + offsetY;
    const endY = rowY(row) * zoom + offsetY;
    const isNear = endY > -height && endY < 2 * height;
    const areMany = (tree.childCount[parent] as number) > MOST_BUNDLES;
    const sector = node.sector ?? 'none';
    const count = strandCount(node.supplierCount);
    const middle = (count - 1) / 2;
    if (isLarge) fan.enter(tree, parent, edge.height);
    if (areBundles && isNear && !areMany) {
      for (let strand = 0; strand < count; strand++) {
        const line =
          strand !== middle
            ? pathByKey(onPath ? pathStrands : strands, strandWidth(strand, count))
            : onPath
              ? pathMiddle
              : pathByKey(middles, sector);
        const from = startY + fan.offset(position, strand) * zoom;
        addCurve(line, startX, from, endX, endY + childOffset(strand, count) * zoom);
      }
      return true;
    }
    let offset = 0;
    if (isLarge) offset = (areMany ? fan.singleOffset(position) : fan.offset(position, middle)) * zoom;
    addCurve(onPath ? pathMiddle : pathByKey(singles, sector), startX, startY + offset, endX, endY);
    return false;
  }

  function addCurve(line: Path2D, startX: number, startY: number, endX: number, endY: number): void {
    line.moveTo(startX, startY);
    if (zoom < STRAIGHT_BELOW) line.lineTo(endX, endY);
    else {
      const middleX = (startX + endX) / 2;
      line.bezierCurveTo(middleX, startY, middleX, endY, endX, endY);
    }
  }

  /** The next link of the level that does not lie upon this one: both its ends fall on the same pixels until then. */
  function skipCovered(next: number, end: number, row: number): number {
    if (next >= end) return next;
    const parent = parentRow(row);
    const apart = LEAST_APART / zoom;
    if (!isLarge && rowY(rowAt(next)) < rowY(row) + apart) {
      return firstWhere(next, end, (at) => {
        const other = rowAt(at);
        return rowY(other) >= rowY(row) + apart || rowY(parentRow(other)) >= rowY(parent) + apart;
      });
    }
    // Links that leave the window far below or above run so close together there that only some can be told apart.
    const endY = rowY(row) * zoom + offsetY;
    const beyond = endY > height ? endY - height : -endY;
    if (beyond <= height) return next;
    const farChild = rowY(row) + (beyond / height) * apart * 8;
    return firstWhere(next, end, (at) => {
      const other = rowAt(at);
      return rowY(other) >= farChild || parentRow(other) !== parent;
    });
  }

  function stroke(line: Path2D, color: string, width: number): void {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke(line);
  }
}

function pathByKey<Key>(paths: Map<Key, Path2D>, key: Key): Path2D {
  let path = paths.get(key);
  if (!path) {
    path = new Path2D();
    paths.set(key, path);
  }
  return path;
}
