import { describe, expect, it } from 'vitest';
import { randomGraph } from '../testing/sample-graphs';
import { layoutTree } from './layout-tree';
import { TreeModel } from './tree-model';
import { linksInView, rowsInView } from './visible-tree';

const windows: readonly [number, number][] = [
  [-300, 300],
  [1000, 1900],
  [-60, -60],
  [-1e9, 1e9],
  [1e8, 2e8],
];

function openTree(seed: number) {
  const model = new TreeModel(randomGraph(seed, 800, 9));
  model.openTo(Number.POSITIVE_INFINITY);
  const tree = model.visibleTree();
  return { tree, y: layoutTree(tree) };
}

describe('rowsInView and linksInView', () => {
  it('find what looking at every row finds', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { tree, y } = openTree(seed);
      for (const [top, bottom] of windows) {
        for (let level = 0; level < tree.levels; level++) {
          const all = [...tree.byLevel.slice(tree.levelStart[level], tree.levelStart[level + 1])];
          const rows = rowsInView(tree, y, level, top, bottom, { start: 0, end: 0 });
          const links = linksInView(tree, y, level, top, bottom, { start: 0, end: 0 });
          expect([...tree.byLevel.slice(rows.start, rows.end)]).toEqual(
            all.filter((row) => (y[row] as number) >= top && (y[row] as number) <= bottom),
          );
          expect([...tree.byLevel.slice(links.start, links.end)]).toEqual(
            all.filter((row) => {
              if (level === 0) return false;
              const ends = [y[row] as number, y[tree.parent[row] as number] as number];
              return Math.max(...ends) >= top && Math.min(...ends) <= bottom;
            }),
          );
        }
      }
    }
  });
});
