import type { Occurrence } from './occurrence';
import type { Scene } from './scene';
import { BLOCK, LEVEL_WIDTH, ROOT_LABEL_WIDTH, ROW_HEIGHT } from './stage-measures';
import { type Run, rowsInView } from './visible-rows';

const run: Run = { start: 0, end: 0 };

/** The place whose block or label lies under a point of the tree. */
export function placeAt({ tree, y }: Scene, pointX: number, pointY: number): Occurrence | null {
  if (pointX < 0) {
    const isRoot = pointX > -ROOT_LABEL_WIDTH && Math.abs(pointY) < ROW_HEIGHT;
    return isRoot ? (tree.occurrences[0] ?? null) : null;
  }
  const level = Math.floor(pointX / LEVEL_WIDTH);
  if (level >= tree.levels || pointX - level * LEVEL_WIDTH > BLOCK.width) return null;
  rowsInView(tree, y, level, pointY - ROW_HEIGHT / 2, pointY + ROW_HEIGHT / 2, run);
  let nearest: Occurrence | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (let place = run.start; place < run.end; place++) {
    const row = tree.byLevel[place] as number;
    const away = Math.abs((y[row] as number) - pointY);
    if (away < distance) {
      distance = away;
      nearest = tree.occurrences[row] ?? null;
    }
  }
  return nearest;
}
