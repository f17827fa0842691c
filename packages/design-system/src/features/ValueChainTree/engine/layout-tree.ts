import { ROW_HEIGHT } from './stage-measures';
import type { VisibleTree } from './visible-tree';

/**
 * A tidy tree in linear time: siblings and cousins of a level stand at least one row apart, parents in the middle
 * of their first and last child, and the room between two large subtrees is shared by the small ones that stand
 * between them.
 *
 * Fixed row height and level width leave one number to find for each row, so everything is typed arrays over the
 * flat tree, without recursion and without an object per node.
 *
 * @returns The vertical centre of each row in whole px, the root's being 0.
 * @see Buchheim, Jünger, Leipert: Improving Walker's Algorithm to Run in Linear Time (2002)
 */
export function layoutTree(tree: VisibleTree): Float64Array {
  const y = new Float64Array(tree.count);
  if (tree.count === 0) return y;
  const walk = new FirstWalk(tree);
  walk.run();
  const { preliminary, modifier } = walk;
  // Reading order puts parents first, so that one pass adds up the shifts of all ancestors.
  const shift = new Float64Array(tree.count);
  const origin = preliminary[0] as number;
  for (let row = 1; row < tree.count; row++) {
    const above = tree.parent[row] as number;
    const inherited = (shift[above] as number) + (modifier[above] as number);
    shift[row] = inherited;
    // Text is sharp on whole px, and drawn the same way each time.
    y[row] = Math.round(((preliminary[row] as number) + inherited - origin) * ROW_HEIGHT);
  }
  return y;
}

/** Places each subtree beside its elder siblings, in rows relative to its parent. */
class FirstWalk {
  readonly preliminary: Float64Array;
  readonly modifier: Float64Array;
  private readonly change: Float64Array;
  private readonly shift: Float64Array;
  /** Next row on the outline of a subtree, where it has no child to go on with. */
  private readonly thread: Int32Array;
  private readonly ancestor: Int32Array;
  /** Row of the elder sibling; -1 for the first child. */
  private readonly elder: Int32Array;
  /** Place among the siblings. */
  private readonly ordinal: Int32Array;

  constructor(private readonly tree: VisibleTree) {
    const { count } = tree;
    this.preliminary = new Float64Array(count);
    this.modifier = new Float64Array(count);
    this.change = new Float64Array(count);
    this.shift = new Float64Array(count);
    this.thread = new Int32Array(count).fill(-1);
    this.ancestor = new Int32Array(count);
    this.elder = new Int32Array(count).fill(-1);
    this.ordinal = new Int32Array(count);
    for (let row = 0; row < count; row++) {
      this.ancestor[row] = row;
      const younger = tree.nextSibling[row] as number;
      if (younger < 0) continue;
      this.elder[younger] = row;
      this.ordinal[younger] = (this.ordinal[row] as number) + 1;
    }
  }

  /** Children before parents, elder before younger. */
  run(): void {
    const { firstChild, nextSibling, parent } = this.tree;
    // Up to which row the outlines of the younger siblings have been compared, for each parent.
    const lastAncestor = new Int32Array(this.tree.count).fill(-1);
    let row = 0;
    while ((firstChild[row] as number) >= 0) row = firstChild[row] as number;
    for (;;) {
      this.place(row);
      const above = parent[row] as number;
      if (above < 0) return;
      const elder = this.elder[row] as number;
      if (elder >= 0) {
        const known = lastAncestor[above] as number;
        lastAncestor[above] = this.separate(row, elder, known < 0 ? (firstChild[above] as number) : known);
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

  private place(row: number): void {
    const { firstChild, lastChild } = this.tree;
    const { preliminary } = this;
    const elder = this.elder[row] as number;
    const beside = elder < 0 ? 0 : (preliminary[elder] as number) + 1;
    const first = firstChild[row] as number;
    if (first < 0) {
      preliminary[row] = beside;
      return;
    }
    this.spreadShifts(row);
    const middle = ((preliminary[first] as number) + (preliminary[lastChild[row] as number] as number)) / 2;
    preliminary[row] = elder < 0 ? middle : beside;
    this.modifier[row] = elder < 0 ? 0 : beside - middle;
  }

  /** Shifts that were noted for several siblings at once are carried out, youngest first. */
  private spreadShifts(row: number): void {
    let shift = 0;
    let change = 0;
    for (let child = this.tree.lastChild[row] as number; child >= 0; child = this.elder[child] as number) {
      this.preliminary[child] = (this.preliminary[child] as number) + shift;
      this.modifier[child] = (this.modifier[child] as number) + shift;
      change += this.change[child] as number;
      shift += (this.shift[child] as number) + change;
    }
  }

  /** Walks down the inner outlines of a subtree and its elder siblings' until one ends, pushing it away. */
  private separate(row: number, elder: number, lastAncestor: number): number {
    const { modifier, preliminary, thread, ancestor } = this;
    const { firstChild, parent } = this.tree;
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
      const nextAbove = this.lowest(innerAbove);
      const nextBelow = this.highest(innerBelow);
      if (nextAbove < 0 || nextBelow < 0) {
        if (nextAbove >= 0 && this.lowest(outerBelow) < 0) {
          thread[outerBelow] = nextAbove;
          modifier[outerBelow] = (modifier[outerBelow] as number) + shiftInnerAbove - shiftOuterBelow;
        }
        if (nextBelow >= 0 && this.highest(outerAbove) < 0) {
          thread[outerAbove] = nextBelow;
          modifier[outerAbove] = (modifier[outerAbove] as number) + shiftInnerBelow - shiftOuterAbove;
          last = row;
        }
        return last;
      }
      innerAbove = nextAbove;
      innerBelow = nextBelow;
      outerAbove = this.highest(outerAbove);
      outerBelow = this.lowest(outerBelow);
      ancestor[outerBelow] = row;
      const overlap =
        (preliminary[innerAbove] as number) +
        shiftInnerAbove -
        (preliminary[innerBelow] as number) -
        shiftInnerBelow +
        1;
      if (overlap > 0) {
        const guess = ancestor[innerAbove] as number;
        this.push(parent[guess] === parent[row] ? guess : last, row, overlap);
        shiftInnerBelow += overlap;
        shiftOuterBelow += overlap;
      }
      shiftInnerAbove += modifier[innerAbove] as number;
      shiftInnerBelow += modifier[innerBelow] as number;
      shiftOuterAbove += modifier[outerAbove] as number;
      shiftOuterBelow += modifier[outerBelow] as number;
    }
  }

  /** Moves a subtree down, and notes for the siblings between it and `from` their part of the way. */
  private push(from: number, row: number, distance: number): void {
    const { change, shift, preliminary, modifier } = this;
    const share = distance / ((this.ordinal[row] as number) - (this.ordinal[from] as number));
    change[row] = (change[row] as number) - share;
    shift[row] = (shift[row] as number) + distance;
    change[from] = (change[from] as number) + share;
    preliminary[row] = (preliminary[row] as number) + distance;
    modifier[row] = (modifier[row] as number) + distance;
  }

  /** Next on the upper outline of a subtree. */
  private highest(row: number): number {
    const child = this.tree.firstChild[row] as number;
    return child >= 0 ? child : (this.thread[row] as number);
  }

  /** Next on the lower outline. */
  private lowest(row: number): number {
    const child = this.tree.lastChild[row] as number;
    return child >= 0 ? child : (this.thread[row] as number);
  }
}
