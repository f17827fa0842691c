import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import { describe, expect, it } from 'vitest';
import { randomGraph, sampleGraph, seededRandom } from '../testing/sample-graphs';
import { layoutTree } from './layout-tree';
import { LEVEL_WIDTH, ROW_HEIGHT } from './measures';
import { TreeModel } from './tree-model';
import type { Occurrence, VisibleTree } from './visible-tree';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

function openTree(seed: number, size = 300): TreeModel {
  const model = new TreeModel(randomGraph(seed, size));
  model.openTo(Number.POSITIVE_INFINITY);
  return model;
}

/** Heights of the rows of each level, in reading order. */
function levels(tree: VisibleTree, y: Float64Array): number[][] {
  const listed: number[][] = Array.from({ length: tree.levels }, () => []);
  tree.depth.forEach((level, row) => {
    listed[level]?.push(y[row] as number);
  });
  return listed;
}

describe('layoutTree', () => {
  it('keeps 180 px between levels and 60 px between rows [TREE-009]', () => {
    expect([LEVEL_WIDTH, ROW_HEIGHT]).toEqual([180, 60]);
    const model = new TreeModel(sampleGraph('a', { a: ['b', 'c', 'd'] }));
    expect([...layoutTree(model.visibleTree())]).toEqual([0, -60, 0, 60]);
  });

  it('never lets two rows of a level overlap', () => {
    for (const seed of seeds) {
      const tree = openTree(seed).visibleTree();
      for (const level of levels(tree, layoutTree(tree))) {
        level.slice(1).forEach((at, index) => {
          expect(at - (level[index] as number)).toBeGreaterThanOrEqual(ROW_HEIGHT - 1e-6);
        });
      }
    }
  });

  it('centres each parent on its first and last child', () => {
    for (const seed of seeds) {
      const tree = openTree(seed).visibleTree();
      const y = layoutTree(tree);
      tree.firstChild.forEach((first, row) => {
        if (first < 0) return;
        const last = tree.lastChild[row] as number;
        const middle = ((y[first] as number) + (y[last] as number)) / 2;
        // Each of the three is on a whole px.
        expect(Math.abs((y[row] as number) - middle)).toBeLessThanOrEqual(1);
      });
    }
  });

  it('gives the same as the reference implementation, on whole px', () => {
    for (const seed of seeds) {
      const model = openTree(seed, 500);
      const tree = model.visibleTree();
      const y = layoutTree(tree);
      const reference = tidyTree<Occurrence>()
        .nodeSize([ROW_HEIGHT, LEVEL_WIDTH])
        .separation(() => 1)(hierarchy(model.root, (place) => (place.expanded ? place.children : null)));
      reference.eachBefore((node) => {
        const at = y[node.data.row] as number;
        expect(Math.abs(at - node.x)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Number.isInteger(at)).toBe(true);
      });
    }
  });

  it('comes back to the same heights after places were closed and opened again', () => {
    for (const seed of seeds) {
      const model = openTree(seed);
      const before = layoutTree(model.visibleTree());
      const random = seededRandom(seed);
      const closed = model.visibleTree().occurrences.filter((place) => place.expanded && random() < 0.3);
      for (const place of closed) model.close(place);
      layoutTree(model.visibleTree());
      for (const place of closed) model.open(place);
      expect(layoutTree(model.visibleTree())).toEqual(before);
    }
  });

  it('does not move what lies inside a subtree when another one opens', () => {
    const model = new TreeModel(sampleGraph('a', { a: ['b', 'c'], b: ['d', 'e'], c: ['f', 'g', 'h'] }));
    model.openTo(1);
    const b = model.visiblePlaces('b')[0] as Occurrence;
    model.open(b);
    const shape = () => {
      const y = layoutTree(model.visibleTree());
      return ['d', 'e'].map(
        (id) => (y[model.visiblePlaces(id)[0]?.row ?? 0] as number) - (y[b.row] as number),
      );
    };
    const before = shape();
    model.open(model.visiblePlaces('c')[0] as Occurrence);
    expect(shape()).toEqual(before);
  });

  it('lays out a chain of ten thousand levels without recursion', () => {
    const lists = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [String(index), [String(index + 1)]]),
    );
    const model = new TreeModel(sampleGraph('0', lists));
    model.openTo(10_000);
    const y = layoutTree(model.visibleTree());
    expect(y).toHaveLength(10_001);
    expect(y.every((at) => at === 0)).toBe(true);
  });
});
