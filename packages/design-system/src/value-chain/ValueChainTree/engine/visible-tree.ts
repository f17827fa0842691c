import type { Occurrence } from './occurrence';

/**
 * The open part of the tree as flat arrays in reading order (a parent before its children, siblings in order),
 * so that layout and drawing touch no objects. An index into the arrays is a *row*.
 */
export interface VisibleTree {
  readonly count: number;
  readonly occurrences: readonly Occurrence[];
  /** Row of the parent; -1 for the root. */
  readonly parent: Int32Array;
  readonly depth: Int32Array;
  /** -1 where there is none. */
  readonly firstChild: Int32Array;
  readonly lastChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly childCount: Int32Array;
  /** Number of levels, the root's included. */
  readonly levels: number;
  /** Rows of a level, in reading order, are `byLevel[levelStart[level]]` up to `levelStart[level + 1]`. */
  readonly byLevel: Int32Array;
  readonly levelStart: Int32Array;
}

/** Walks the open places and numbers them. Places of `previous` that are gone get the row -1. */
export function flattenTree(root: Occurrence, previous: VisibleTree | null): VisibleTree {
  for (const gone of previous?.occurrences ?? []) gone.row = -1;
  const occurrences = listOpen(root);
  const count = occurrences.length;
  const parent = new Int32Array(count).fill(-1);
  const depth = new Int32Array(count);
  const firstChild = new Int32Array(count).fill(-1);
  const lastChild = new Int32Array(count).fill(-1);
  const nextSibling = new Int32Array(count).fill(-1);
  const childCount = new Int32Array(count);
  let levels = 1;

  for (let row = 0; row < count; row++) {
    const occurrence = occurrences[row] as Occurrence;
    occurrence.row = row;
    depth[row] = occurrence.depth;
    if (occurrence.depth >= levels) levels = occurrence.depth + 1;
    if (row === 0 || !occurrence.parent) continue;
    const above = occurrence.parent.row;
    const elder = lastChild[above] as number;
    parent[row] = above;
    if (elder < 0) firstChild[above] = row;
    else nextSibling[elder] = row;
    lastChild[above] = row;
    childCount[above] = (childCount[above] as number) + 1;
  }

  return {
    count,
    occurrences,
    parent,
    depth,
    firstChild,
    lastChild,
    nextSibling,
    childCount,
    levels,
    ...groupByLevel(depth, levels),
  };
}

function listOpen(root: Occurrence): Occurrence[] {
  const listed: Occurrence[] = [];
  const waiting: Occurrence[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    listed.push(next);
    if (!next.expanded || !next.children) continue;
    for (let index = next.children.length - 1; index >= 0; index--) {
      waiting.push(next.children[index] as Occurrence);
    }
  }
  return listed;
}

function groupByLevel(depth: Int32Array, levels: number) {
  const levelStart = new Int32Array(levels + 1);
  for (const level of depth) levelStart[level + 1] = (levelStart[level + 1] as number) + 1;
  for (let level = 0; level < levels; level++) {
    levelStart[level + 1] = (levelStart[level + 1] as number) + (levelStart[level] as number);
  }
  const next = levelStart.slice();
  const byLevel = new Int32Array(depth.length);
  for (let row = 0; row < depth.length; row++) {
    const level = depth[row] as number;
    const place = next[level] as number;
    byLevel[place] = row;
    next[level] = place + 1;
  }
  return { byLevel, levelStart };
}
