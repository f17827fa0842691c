import type { Sector } from '@millrace/domain';
import type { PlatePalette } from './plate-palette';
import type { Scene } from './scene';
import { childOffset, MOST_BUNDLES, StrandFan, strandCount, strandWidth } from './strands';
import type { Occurrence } from './tree-model';
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
  edgeOf: (row: number) => { width: number; height: number };
  /** Levels in view, first and last. */
  firstLevel: number;
  lastLevel: number;
}

interface Layers {
  /** Strands by width, then single strokes and middle strands by sector. */
  strands: Map<number, Path2D>;
  middles: Map<Sector | 'none', Path2D>;
  singles: Map<Sector | 'none', Path2D>;
  pathStrands: Map<number, Path2D>;
  pathMiddle: Path2D;
}

const fan = new StrandFan();
const run: Run = { start: 0, end: 0 };

/**
 * Draws the links that cross the window, in screen px. At most a few strokes of the canvas for all of them: links
 * of one colour and width make one path. Where many lie upon the same pixels, one stands for all.
 */
export function drawLinks(context: CanvasRenderingContext2D, links: LinkScene): void {
  const layers: Layers = {
    strands: new Map(),
    middles: new Map(),
    singles: new Map(),
    pathStrands: new Map(),
    pathMiddle: new Path2D(),
  };
  fan.reset();
  const bundled = links.viewport.zoom >= BUNDLE_ZOOM && countLinks(links) <= MOST_BUNDLED_LINKS;
  for (let level = Math.max(1, links.firstLevel); level <= links.lastLevel; level++) {
    collectLevel(layers, links, level, bundled);
  }
  for (const row of links.path.values()) if (row > 0) addLink(layers, links, row, bundled, true);
  const { zoom } = links.viewport;
  const scale = Math.min(1.4, Math.max(0.55, zoom));
  stroke(context, layers.singles, (sector) => links.palette.sectors[sector], Math.max(0.6, 1.6 * scale));
  for (const [width, path] of layers.strands)
    strokePath(context, path, links.palette.strand, Math.min(1, width * scale));
  stroke(context, layers.middles, (sector) => links.palette.sectors[sector], 2 * scale);
  for (const [width, path] of layers.pathStrands)
    strokePath(context, path, links.palette.path, width * scale);
  strokePath(context, layers.pathMiddle, links.palette.highlight, Math.max(1.5, 3.2 * scale));
}

function countLinks(links: LinkScene): number {
  let count = 0;
  const { viewport } = links;
  const [top, bottom] = rangeOf(viewport);
  for (let level = Math.max(1, links.firstLevel); level <= links.lastLevel; level++) {
    linksInView(links.scene.tree, links.scene.y, level, top, bottom, run);
    count += run.end - run.start;
  }
  return count;
}

/** px of the tree that the window shows. */
function rangeOf({ offsetY, zoom, height }: Viewport): [top: number, bottom: number] {
  // A bundle is wider than the line it follows.
  return [-offsetY / zoom - 24, (height - offsetY) / zoom + 24];
}

function collectLevel(layers: Layers, links: LinkScene, level: number, bundled: boolean): void {
  const { tree, y } = links.scene;
  const [top, bottom] = rangeOf(links.viewport);
  const { end } = linksInView(tree, y, level, top, bottom, run);
  let place = run.start;
  while (place < end) {
    const row = tree.byLevel[place] as number;
    if (links.path.has(tree.occurrences[row] as Occurrence)) {
      place++;
      continue;
    }
    const isBundle = addLink(layers, links, row, bundled, false);
    place = isBundle ? place + 1 : skipCovered(links, place, end, row);
  }
}

/** @returns whether it became a bundle, which hides no neighbour. */
function addLink(layers: Layers, links: LinkScene, row: number, bundled: boolean, onPath: boolean): boolean {
  const { scene, viewport } = links;
  const { tree, x, y } = scene;
  const { zoom, offsetX, offsetY, height } = viewport;
  const parent = tree.parent[row] as number;
  const occurrence = tree.occurrences[row] as Occurrence;
  const edge = links.edgeOf(parent);
  const startX = ((x[parent] as number) + edge.width) * zoom + offsetX;
  const endX = (x[row] as number) * zoom + offsetX;
  const startY = (y[parent] as number) * zoom + offsetY;
  const endY = (y[row] as number) * zoom + offsetY;
  const isNear = endY > -height && endY < 2 * height;
  const many = (tree.childCount[parent] as number) > MOST_BUNDLES;
  if (zoom >= BUNDLE_ZOOM) fan.enter(tree, parent, edge.height);
  if (bundled && isNear && !many) {
    addBundle(layers, occurrence, onPath, startX, startY, endX, endY, zoom);
    return true;
  }
  let offset = 0;
  if (zoom >= BUNDLE_ZOOM) {
    const middle = (strandCount(occurrence.node.supplierCount) - 1) / 2;
    offset = (many ? fan.singleOffset(occurrence.position) : fan.offset(occurrence.position, middle)) * zoom;
  }
  const target = onPath ? layers.pathMiddle : pathOf(layers.singles, occurrence.node.sector ?? 'none');
  addCurve(target, startX, startY + offset, endX, endY, zoom);
  return false;
}

function addBundle(
  layers: Layers,
  occurrence: Occurrence,
  onPath: boolean,
  startX: number,
  startY: number,
  endX: number,
  endY: number,
  zoom: number,
): void {
  const count = strandCount(occurrence.node.supplierCount);
  const middle = (count - 1) / 2;
  const group = onPath ? layers.pathStrands : layers.strands;
  for (let strand = 0; strand < count; strand++) {
    const target =
      strand !== middle
        ? pathOf(group, strandWidth(strand, count))
        : onPath
          ? layers.pathMiddle
          : pathOf(layers.middles, occurrence.node.sector ?? 'none');
    addCurve(
      target,
      startX,
      startY + fan.offset(occurrence.position, strand) * zoom,
      endX,
      endY + childOffset(strand, count) * zoom,
      zoom,
    );
  }
}

function addCurve(
  path: Path2D,
  startX: number,
  startY: number,
  endX: number,
  endY: number,
  zoom: number,
): void {
  path.moveTo(startX, startY);
  if (zoom < STRAIGHT_BELOW) path.lineTo(endX, endY);
  else {
    const middleX = (startX + endX) / 2;
    path.bezierCurveTo(middleX, startY, middleX, endY, endX, endY);
  }
}

/** The next link of the level that does not lie upon this one: both its ends fall on the same pixels until then. */
function skipCovered(links: LinkScene, place: number, end: number, row: number): number {
  const { tree, y } = links.scene;
  const parent = tree.parent[row] as number;
  const { zoom, offsetY, height } = links.viewport;
  const next = place + 1;
  if (next >= end) return next;
  const apart = LEAST_APART / zoom;
  const nextChild = (y[row] as number) + apart;
  const nextParent = (y[parent] as number) + apart;
  const sibling = tree.byLevel[next] as number;
  if (zoom < BUNDLE_ZOOM && (y[sibling] as number) < nextChild) {
    return firstWhere(next, end, (at) => {
      const candidate = tree.byLevel[at] as number;
      return (
        (y[candidate] as number) >= nextChild || (y[tree.parent[candidate] as number] as number) >= nextParent
      );
    });
  }
  // Links that leave the window far below or above run so close together there that only some can be told apart.
  const endY = (y[row] as number) * zoom + offsetY;
  const beyond = endY > height ? endY - height : -endY;
  if (beyond <= height) return next;
  const stride = (beyond / height) * LEAST_APART * 8;
  const farChild = (y[row] as number) + stride / zoom;
  return firstWhere(next, end, (at) => {
    const candidate = tree.byLevel[at] as number;
    return (y[candidate] as number) >= farChild || tree.parent[candidate] !== parent;
  });
}

function pathOf<Key>(paths: Map<Key, Path2D>, key: Key): Path2D {
  let path = paths.get(key);
  if (!path) {
    path = new Path2D();
    paths.set(key, path);
  }
  return path;
}

function stroke<Key>(
  context: CanvasRenderingContext2D,
  paths: Map<Key, Path2D>,
  colorOf: (key: Key) => string,
  width: number,
): void {
  for (const [key, path] of paths) strokePath(context, path, colorOf(key), width);
}

function strokePath(context: CanvasRenderingContext2D, path: Path2D, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(path);
}
