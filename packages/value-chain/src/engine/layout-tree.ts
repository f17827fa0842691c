import { ROW_HEIGHT } from './measures';
import type { VisibleTree } from './visible-tree';

/**
 * Computes a tidy tree in linear time: siblings and cousins of a level are at least one row apart, parents are centred
 * between their first and last child, and small subtrees between two large ones are spread
 * evenly.
 *
 * With fixed row height and level width only one coordinate per row is unknown, so everything is typed arrays over
 * the flat tree, without recursion and without an object per node.
 *
 * @returns The vertical centre of each row in whole px, the root's being 0.
 * @see Buchheim, Jünger, Leipert: Improving Walker's Algorithm to Run in Linear Time (2002)
 */
export function layoutTree(tree: VisibleTree): Float64Array {
  const { count, parent, firstChild, lastChild, nextSibling } = tree;
  const preliminary = new Float64Array(count);
  const modifier = new Float64Array(count);
  const change = new Float64Array(count);
  const shift = new Float64Array(count);
  /** Thread: next row on the outline of a subtree, after a leaf. */
  const thread = new Int32Array(count).fill(-1);
  const ancestor = thread.map((_, row) => row);
  /** Row of the previous sibling; -1 for the first child. */
  const elderSibling = new Int32Array(count).fill(-1);
  /** Index among the siblings. */
  const ordinal = new Int32Array(count);
  nextSibling.forEach((younger, row) => {
    if (younger < 0) return;
    elderSibling[younger] = row;
    ordinal[younger] = (ordinal[row] as number) + 1;
  });
  placeAll();

  // In reading order parents come first, so one pass accumulates the shifts of all ancestors.
  const inherited = new Float64Array(count);
  return preliminary.map((at, row) => {
    if (row === 0) return 0;
    const above = parent[row] as number;
    inherited[row] = (inherited[above] as number) + (modifier[above] as number);
    // Whole px keep text sharp and the layout deterministic.
    return Math.round((at + (inherited[row] as number) - (preliminary[0] as number)) * ROW_HEIGHT);
  });

  /** Places each subtree next to its previous siblings: children before parents, siblings in order. */
  function placeAll(): void {
    // For each parent, the row up to which the outlines of later siblings have been compared.
    const lastAncestor = new Int32Array(count).fill(-1);
    let row = 0;
    while ((firstChild[row] as number) >= 0) row = firstChild[row] as number;
    for (;;) {
      place(row);
      const above = parent[row] as number;
      if (above < 0) return;
      const elder = elderSibling[row] as number;
      if (elder >= 0) {
        const known = lastAncestor[above] as number;
        lastAncestor[above] = separate(row, elder, known < 0 ? (firstChild[above] as number) : known);
      }
      const younger = nextSibling[row] as number;
      if (younger < 0) {
        row = above;
        continue;
      }
      row = younger;
      while ((firstChild[row] as number) >= 0) row = firstChild[row] as number;
    }
  }

  function place(row: number): void {
    const elder = elderSibling[row] as number;
    const beside = elder < 0 ? 0 : (preliminary[elder] as number) + 1;
    const first = firstChild[row] as number;
    if (first < 0) {
      preliminary[row] = beside;
      return;
    }
    spreadShifts(row);
    const middle = ((preliminary[first] as number) + (preliminary[lastChild[row] as number] as number)) / 2;
    preliminary[row] = elder < 0 ? middle : beside;
    modifier[row] = elder < 0 ? 0 : beside - middle;
  }

  /** Applies the shifts recorded for several siblings, last sibling first. */
  function spreadShifts(row: number): void {
    let shifted = 0;
    let changed = 0;
    for (let child = lastChild[row] as number; child >= 0; child = elderSibling[child] as number) {
      preliminary[child] = (preliminary[child] as number) + shifted;
      modifier[child] = (modifier[child] as number) + shifted;
      changed += change[child] as number;
      shifted += (shift[child] as number) + changed;
    }
  }

  /** Walks the inner outlines of a subtree and its previous siblings until one ends, pushing it apart. */
  function separate(row: number, elder: number, lastAncestor: number): number {
    let innerAbove = elder;
    let innerBelow = row;
    let outerAbove = firstChild[parent[row] as number] as number;
    let outerBelow = row;
    let shiftInnerAbove = modifier[innerAbove] as number;
    let shiftInnerBelow = modifier[innerBelow] as number;
    let shiftOuterAbove = modifier[outerAbove] as number;
    let shiftOuterBelow = shiftInnerBelow;
    let last = lastAncestor;
    for (;;) {
      const nextAbove = lowest(innerAbove);
      const nextBelow = highest(innerBelow);
      if (nextAbove < 0 || nextBelow < 0) {
        if (nextAbove >= 0 && lowest(outerBelow) < 0) {
          thread[outerBelow] = nextAbove;
          modifier[outerBelow] = (modifier[outerBelow] as number) + shiftInnerAbove - shiftOuterBelow;
        }
        if (nextBelow >= 0 && highest(outerAbove) < 0) {
          thread[outerAbove] = nextBelow;
          modifier[outerAbove] = (modifier[outerAbove] as number) + shiftInnerBelow - shiftOuterAbove;
          last = row;
        }
        return last;
      }
      innerAbove = nextAbove;
      innerBelow = nextBelow;
      outerAbove = highest(outerAbove);
      outerBelow = lowest(outerBelow);
      ancestor[outerBelow] = row;
      const overlap =
        (preliminary[innerAbove] as number) +
        shiftInnerAbove -
        (preliminary[innerBelow] as number) -
        shiftInnerBelow +
        1;
      if (overlap > 0) {
        const guess = ancestor[innerAbove] as number;
        push(parent[guess] === parent[row] ? guess : last, row, overlap);
        shiftInnerBelow += overlap;
        shiftOuterBelow += overlap;
      }
      shiftInnerAbove += modifier[innerAbove] as number;
      shiftInnerBelow += modifier[innerBelow] as number;
      shiftOuterAbove += modifier[outerAbove] as number;
      shiftOuterBelow += modifier[outerBelow] as number;
    }
  }

  /** Moves a subtree down, and records the share of the siblings between it and `from`. */
  function push(from: number, row: number, distance: number): void {
    const share = distance / ((ordinal[row] as number) - (ordinal[from] as number));
    change[row] = (change[row] as number) - share;
    shift[row] = (shift[row] as number) + distance;
    change[from] = (change[from] as number) + share;
    preliminary[row] = (preliminary[row] as number) + distance;
    modifier[row] = (modifier[row] as number) + distance;
  }

  /** Returns the next row on the upper outline of a subtree. */
  function highest(row: number): number {
    const child = firstChild[row] as number;
    return child >= 0 ? child : (thread[row] as number);
  }

  /** Returns the next row on the lower outline. */
  function lowest(row: number): number {
    const child = lastChild[row] as number;
    return child >= 0 ? child : (thread[row] as number);
  }
}
