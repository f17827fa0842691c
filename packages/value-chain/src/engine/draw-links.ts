import type { PlatePalette } from './palette';
import type { Scene } from './scene';
import type { Viewport } from './viewport';
import { firstWhere, linksInView, type Occurrence, type Run, type VisibleTree } from './visible-tree';

/** Distance in px between strands at the parent, and at the child. */
const PARENT_GAP = 2.7;
const CHILD_GAP = 2.1;
/** Maximum height of a bundle at the root, in px: that of its bar. */
const ROOT_SPAN = 360;
/** A parent with more children than this has single strands. */
export const MOST_BUNDLES = 24;

/** Returns the number of strands of a link: odd, more for a heavier node. */
export function strandCount(weight: number): number {
  if (weight >= 60) return 9;
  if (weight >= 25) return 7;
  return weight >= 10 ? 5 : 3;
}

/** Returns the offset in px from the middle of the link at which a strand reaches the child. */
export function childOffset(strand: number, count: number): number {
  return (strand - (count - 1) / 2) * CHILD_GAP;
}

/**
 * Line width in px, thinner towards the middle as in an engraving. At most one px: at a pixel ratio of 1, wider lines
 * are outlined and then filled, which is several times slower.
 */
export function strandWidth(strand: number, count: number): number {
  const middle = (count - 1) / 2;
  const outwards = Math.abs(strand - middle) / middle;
  return outwards > 0.8 ? 1 : outwards > 0.45 ? 0.85 : 0.7;
}

/** Distribution of one parent's links along its edge. Reused for each parent, to avoid allocations while drawing. */
export class StrandFan {
  /** Distance in px between two strands. */
  gap = 0;
  /** Total height in px of all strands. */
  span = 0;
  private parent = -1;
  private starts = new Float64Array(MOST_BUNDLES);

  /** Prepares for a parent; iterates over its children once, at most `MOST_BUNDLES`. */
  enter(tree: VisibleTree, parent: number, edgeHeight: number): void {
    if (parent === this.parent) return;
    this.parent = parent;
    const children = tree.childCount[parent] as number;
    const room = parent === 0 ? ROOT_SPAN : edgeHeight;
    if (children > MOST_BUNDLES) {
      this.gap = Math.min(PARENT_GAP, room / children);
      this.span = this.gap * (children - 1);
      return;
    }
    let total = 0;
    let child = tree.firstChild[parent] as number;
    for (let ordinal = 0; ordinal < children; ordinal++) {
      this.starts[ordinal] = total;
      total += strandCount(tree.occurrences[child]?.node.weight ?? 0);
      child = tree.nextSibling[child] as number;
    }
    this.gap = Math.min(PARENT_GAP, room / total);
    this.span = this.gap * (total - 1);
  }

  /** Must be called when the tree changes. */
  reset(): void {
    this.parent = -1;
  }

  /** Returns the offset in px from the parent's middle at which a strand of a child starts. */
  offset(ordinal: number, strand: number): number {
    return ((this.starts[ordinal] as number) + strand) * this.gap - this.span / 2;
  }

  /** The same for a parent with too many children for bundles. */
  singleOffset(ordinal: number): number {
    return ordinal * this.gap - this.span / 2;
  }
}

/** Minimum zoom at which a link is a bundle of strands; below, one stroke. */
export const BUNDLE_ZOOM = 0.7;
/** With more visible links than this, each is one stroke whatever the zoom. */
const MOST_BUNDLED_LINKS = 220;
/** Minimum distance in screen px between two strokes for both to be drawn. */
const LEAST_APART = 0.75;
/** Below this zoom a link is too short for a curve. */
const STRAIGHT_BELOW = 0.12;

export interface LinkScene {
  scene: Scene;
  viewport: Viewport;
  palette: PlatePalette;
  /** Places from the root to the selected node, and their rows in the scene. */
  path: ReadonlyMap<Occurrence, number>;
  /** Distance in px from a row's start to the edge where its links start, and the height of that edge. */
  edgeSize: (row: number) => { width: number; height: number };
  /** First and last visible level. */
  firstLevel: number;
  lastLevel: number;
}

const fan = new StrandFan();
const run: Run = { start: 0, end: 0 };

/**
 * Draws the visible links, in screen px, with a few canvas strokes in total: links of one colour and width share one
 * path. Of several links on the same pixels, only one is drawn.
 */
export function drawLinks(
  context: CanvasRenderingContext2D,
  { scene, viewport, palette, path, edgeSize, firstLevel, lastLevel }: LinkScene,
): void {
  const { tree, x, y } = scene;
  const { zoom, offsetX, offsetY, height } = viewport;
  // A bundle is wider than its centre line.
  const top = viewport.toTreeY(0) - 24;
  const bottom = viewport.toTreeY(height) + 24;
  const isLarge = zoom >= BUNDLE_ZOOM;
  /** Strands by width, single strokes and middle strands by group, also if forced colours make them all alike. */
  const strands = new Map<number, Path2D>();
  const middles = new Map<string, Path2D>();
  const singles = new Map<string, Path2D>();
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
  for (const [group, line] of singles)
    stroke(line, palette.groups[group] ?? palette.groups.none, singleWidth);
  for (const [width, line] of strands) stroke(line, palette.strand, Math.min(1, width * scale));
  for (const [group, line] of middles) stroke(line, palette.groups[group] ?? palette.groups.none, 2 * scale);
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

  /** @returns true if it was drawn as a bundle, which hides no neighbour. */
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
    const group = node.group ?? 'none';
    const count = strandCount(node.weight ?? 0);
    const middle = (count - 1) / 2;
    if (isLarge) fan.enter(tree, parent, edge.height);
    if (areBundles && isNear && !areMany) {
      for (let strand = 0; strand < count; strand++) {
        const line =
          strand !== middle
            ? pathByKey(onPath ? pathStrands : strands, strandWidth(strand, count))
            : onPath
              ? pathMiddle
              : pathByKey(middles, group);
        const from = startY + fan.offset(position, strand) * zoom;
        addCurve(line, startX, from, endX, endY + childOffset(strand, count) * zoom);
      }
      return true;
    }
    let offset = 0;
    if (isLarge) offset = (areMany ? fan.singleOffset(position) : fan.offset(position, middle)) * zoom;
    addCurve(onPath ? pathMiddle : pathByKey(singles, group), startX, startY + offset, endX, endY);
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

  /** Returns the next link of the level that does not cover this one, i.e. with an end on another pixel. */
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
    // Links that leave the viewport far above or below are so dense there that only some are distinguishable.
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
