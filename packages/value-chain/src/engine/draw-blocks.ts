import { BLOCK } from './measures';
import type { PlatePalette } from './palette';
import type { Scene } from './scene';
import type { Viewport } from './viewport';
import { firstWhere, type Occurrence, type Run, rowsInView } from './visible-tree';

const run: Run = { start: 0, end: 0 };

/**
 * Draws visible rows as blocks: tinted if there is more to open, with a dash in the group's hue at the
 * start. If rows are thinner than a pixel, each pixel of a level is drawn once, so that the cost depends on the
 * viewport's height and not on the tree's.
 */
export function drawBlocks(
  context: CanvasRenderingContext2D,
  scene: Scene,
  viewport: Viewport,
  palette: PlatePalette,
  levels: {
    firstLevel: number;
    lastLevel: number;
    path: ReadonlyMap<Occurrence, number>;
    isBranch: (row: number) => boolean;
  },
): void {
  const { tree, x, y } = scene;
  const { zoom, offsetX, offsetY } = viewport;
  const top = -offsetY / zoom - BLOCK.height;
  const bottom = (viewport.height - offsetY) / zoom + BLOCK.height;
  const blockHeight = Math.max(0.8, BLOCK.height * zoom);
  const blockWidth = BLOCK.width * zoom;
  const capWidth = Math.max(0.8, BLOCK.cap * zoom);
  const branches = new Path2D();
  const leaves = new Path2D();
  const highlighted = new Path2D();
  const caps = new Map<string, Path2D>();
  for (let level = levels.firstLevel; level <= levels.lastLevel; level++) {
    const { end } = rowsInView(tree, y, level, top, bottom, run);
    let place = run.start;
    while (place < end) {
      const row = tree.byLevel[place] as number;
      const occurrence = tree.occurrences[row] as Occurrence;
      const left = (x[row] as number) * zoom + offsetX;
      const above = (y[row] as number) * zoom + offsetY - blockHeight / 2;
      const color = palette.groups[occurrence.node.group ?? 'none'] ?? palette.groups.none;
      const target = levels.path.has(occurrence) ? highlighted : levels.isBranch(row) ? branches : leaves;
      target.rect(left, above, target === leaves ? blockWidth * 0.7 : blockWidth, blockHeight);
      let cap = caps.get(color);
      if (!cap) {
        cap = new Path2D();
        caps.set(color, cap);
      }
      cap.rect(left, above, capWidth, blockHeight);
      const nextAt = (y[row] as number) + 1 / zoom;
      const neighbour = tree.byLevel[place + 1];
      place =
        neighbour !== undefined && place + 1 < end && (y[neighbour] as number) < nextAt
          ? firstWhere(place + 1, end, (at) => (y[tree.byLevel[at] as number] as number) >= nextAt)
          : place + 1;
    }
  }
  fill(context, leaves, palette.leaf);
  fill(context, branches, palette.branch);
  fill(context, highlighted, palette.highlight);
  for (const [color, path] of caps) fill(context, path, color);
}

function fill(context: CanvasRenderingContext2D, path: Path2D, color: string): void {
  context.fillStyle = color;
  context.fill(path);
}
