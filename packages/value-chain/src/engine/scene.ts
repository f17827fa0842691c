import { layoutTree } from './layout-tree';
import { LAST_LABEL_WIDTH, LEVEL_WIDTH, ROOT_LABEL_WIDTH } from './measures';
import type { Bounds } from './viewport';
import type { Occurrence, VisibleTree } from './visible-tree';

/** px above the highest row and below the lowest. */
const HALF_ROW = 36;

/** What is drawn at one moment: a tree and where each of its rows is. Heights never fall within a level. */
export interface Scene {
  readonly tree: VisibleTree;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Rows that were not there before the transition have grown this far, from 0 to 1. */
  readonly growth: number;
  /** 1 for rows that grow out of their parent, or shrink into it. */
  readonly passing: Uint8Array | null;
  /** Places are closing: what passes is on its way out. */
  readonly closing: boolean;
}

/** A tree at rest. */
export function settle(tree: VisibleTree): Scene {
  const x = new Float64Array(tree.depth).map((depth) => depth * LEVEL_WIDTH);
  return { tree, x, y: layoutTree(tree), growth: 1, passing: null, closing: false };
}

/** What a tree takes up at rest, with its labels. */
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

/** The row of a place in what is drawn, which lags behind the model while places close; -1 if it is not there. */
export function drawnRow({ tree, closing }: Scene, place: Occurrence): number {
  if (tree.occurrences[place.row] === place) return place.row;
  return closing ? tree.occurrences.indexOf(place) : -1;
}
