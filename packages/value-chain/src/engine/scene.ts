import { layoutTree } from './layout-tree';
import { LAST_LABEL_WIDTH, LEVEL_WIDTH, ROOT_LABEL_WIDTH } from './measures';
import type { Bounds } from './viewport';
import type { Occurrence, VisibleTree } from './visible-tree';

/** Padding in px above the highest row and below the lowest. */
const HALF_ROW = 36;

/** State of the drawing at one moment: a tree and the position of its rows. Heights are sorted within a level. */
export interface Scene {
  readonly tree: VisibleTree;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Progress of new rows in the transition, from 0 to 1. */
  readonly growth: number;
  /** 1 for rows that grow out of their parent, or shrink into it. */
  readonly passing: Uint8Array | null;
  /** True while places close: moving rows are being removed. */
  readonly closing: boolean;
}

/** Returns the scene of a tree without a transition. */
export function settle(tree: VisibleTree): Scene {
  const x = new Float64Array(tree.depth).map((depth) => depth * LEVEL_WIDTH);
  return { tree, x, y: layoutTree(tree), growth: 1, passing: null, closing: false };
}

/** Returns the bounds of a tree at rest, including labels. */
export function sceneBounds({ tree, y }: Scene): Bounds {
  const { byLevel, levels, levelStart } = tree;
  const heightAt = (place: number): number => y[byLevel[place] as number] as number;
  let top = 0;
  let bottom = 0;
  for (let level = 0; level < levels; level++) {
    top = Math.min(top, heightAt(levelStart[level] as number));
    bottom = Math.max(bottom, heightAt((levelStart[level + 1] as number) - 1));
  }
  return {
    left: -ROOT_LABEL_WIDTH,
    right: (levels - 1) * LEVEL_WIDTH + LAST_LABEL_WIDTH,
    top: top - HALF_ROW,
    bottom: bottom + HALF_ROW,
  };
}

/** Returns the row of a place in the scene, which lags behind the model while places close; -1 if absent. */
export function drawnRow({ tree, closing }: Scene, place: Occurrence): number {
  if (tree.occurrences[place.row] === place) return place.row;
  return closing ? tree.occurrences.indexOf(place) : -1;
}
