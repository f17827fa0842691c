import type { DiagramNode } from '../graph';

/** A node at one place of the tree. The same node may occur at several. */
export interface Occurrence {
  /** Serial number within the model, never reused. */
  readonly key: number;
  readonly parent: Occurrence | null;
  /** Depth; 0 for the root. */
  readonly depth: number;
  /** Ancestor that is the same node: the chain stops here. */
  readonly repeats: Occurrence | null;
  node: DiagramNode;
  /** Index among its siblings, from 0. */
  position: number;
  /** Created when first opened, kept while closed. */
  children: readonly Occurrence[] | null;
  expanded: boolean;
  /** Opens as soon as its children load. */
  awaiting: boolean;
  /** Index in the visible tree; -1 while an ancestor is closed. */
  row: number;
}

/** State of an occurrence. */
export type OccurrenceState = 'end' | 'cycle' | 'unloaded' | 'loading' | 'failed' | 'collapsed' | 'expanded';

/**
 * The open part of the tree as flat arrays in reading order (a parent before its children, siblings in order),
 * so that layout and drawing access no objects. An index into the arrays is a *row*.
 */
export interface VisibleTree {
  readonly count: number;
  readonly occurrences: readonly Occurrence[];
  /** Row of the parent; -1 for the root. */
  readonly parent: Int32Array;
  readonly depth: Int32Array;
  /** -1 if none. */
  readonly firstChild: Int32Array;
  readonly lastChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly childCount: Int32Array;
  /** Number of levels, including the root's. */
  readonly levels: number;
  /** Rows of a level, in reading order, are `byLevel[levelStart[level]]` up to `levelStart[level + 1]`. */
  readonly byLevel: Int32Array;
  readonly levelStart: Int32Array;
}

/** Walks the open places and numbers them. Places of `previous` that are removed get the row -1. */
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

/**
 * Finds the visible part of a tree. Within a level, reading order is also the order of heights, for rows
 * as for their parents; so the visible part of a level is one run, found by two binary searches.
 * A query costs O(log n) for each visible level, and needs no index.
 *
 * @param y Vertical centre of each row, ascending within a level.
 */

/** Start and end (exclusive) in `tree.byLevel` of the rows of a level whose centre is within a range. */
export function rowsInView(
  tree: VisibleTree,
  y: Float64Array,
  level: number,
  top: number,
  bottom: number,
  out: Run,
): Run {
  const start = tree.levelStart[level] as number;
  const end = tree.levelStart[level + 1] as number;
  const { byLevel } = tree;
  out.start = firstWhere(start, end, (place) => (y[byLevel[place] as number] as number) >= top);
  out.end = firstWhere(out.start, end, (place) => (y[byLevel[place] as number] as number) > bottom);
  return out;
}

/** The same for links, identified by the child's row: those that touch the range, also if only passing through. */
export function linksInView(
  tree: VisibleTree,
  y: Float64Array,
  level: number,
  top: number,
  bottom: number,
  out: Run,
): Run {
  const start = tree.levelStart[level] as number;
  const end = tree.levelStart[level + 1] as number;
  const { byLevel, parent } = tree;
  if (level === 0) {
    out.start = start;
    out.end = start;
    return out;
  }
  out.start = firstWhere(start, end, (place) => {
    const row = byLevel[place] as number;
    return (y[row] as number) >= top || (y[parent[row] as number] as number) >= top;
  });
  out.end = firstWhere(out.start, end, (place) => {
    const row = byLevel[place] as number;
    return (y[row] as number) > bottom && (y[parent[row] as number] as number) > bottom;
  });
  return out;
}

/** Indexes from `start` up to, excluding, `end`. */
export interface Run {
  start: number;
  end: number;
}

/** Binary search: first index for which a monotonic condition holds; `end` if none. */
export function firstWhere(start: number, end: number, holds: (place: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
