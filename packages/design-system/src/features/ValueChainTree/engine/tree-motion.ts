import { type Scene, settle } from './scene';
import type { VisibleTree } from './visible-tree';

/** How long places take to their new position, in ms. @see TREE-010 */
export const TRANSITION_MS = 1500;

interface Flight {
  fromX: Float64Array;
  fromY: Float64Array;
  toX: Float64Array;
  toY: Float64Array;
  startedAt: number;
  durationMs: number;
  /** Drawn from the end on, where places that close are drawn until then. */
  settled: Scene | null;
}

/**
 * Carries rows from one layout to the next. What opens grows out of its parent, what closes shrinks into it. As
 * both layouts hold the reading order within a level, so does every moment between them, and finding what is in
 * view costs no more than at rest.
 */
export class TreeMotion {
  private flight: Flight | null = null;

  constructor(public scene: Scene) {}

  get isMoving(): boolean {
    return this.flight !== null;
  }

  /** Heads for the layout of another tree. `durationMs` 0 jumps. */
  headFor(tree: VisibleTree, now: number, durationMs: number): void {
    const goal = settle(tree);
    if (durationMs <= 0) {
      this.flight = null;
      this.scene = goal;
      return;
    }
    const closing =
      tree.count < this.scene.tree.count && this.scene.tree.occurrences.some((gone) => gone.row < 0);
    this.flight = closing ? leave(this.scene, goal) : arrive(this.scene, goal);
    this.flight.startedAt = now;
    this.flight.durationMs = durationMs;
    const drawn = closing ? this.scene.tree : tree;
    this.scene = {
      tree: drawn,
      x: this.flight.fromX.slice(),
      y: this.flight.fromY.slice(),
      growth: 0,
      passing: markPassing(this.scene, goal, closing),
      closing,
    };
  }

  /** Moves on to a moment. @returns whether anything is still under way. */
  step(now: number): boolean {
    const { flight } = this;
    if (!flight) return false;
    const elapsed = (now - flight.startedAt) / flight.durationMs;
    if (elapsed >= 1) {
      this.flight = null;
      const { tree } = this.scene;
      this.scene = flight.settled ?? {
        tree,
        x: flight.toX,
        y: flight.toY,
        growth: 1,
        passing: null,
        closing: false,
      };
      return false;
    }
    const share = ease(Math.max(0, elapsed));
    const { x, y } = this.scene;
    for (let row = 0; row < y.length; row++) {
      const startY = flight.fromY[row] as number;
      const startX = flight.fromX[row] as number;
      y[row] = startY + ((flight.toY[row] as number) - startY) * share;
      x[row] = startX + ((flight.toX[row] as number) - startX) * share;
    }
    this.scene = { ...this.scene, growth: share };
    return true;
  }

  /** The tree as it is once it rests. */
  get resting(): Scene {
    const { flight, scene } = this;
    return flight ? (flight.settled ?? { ...scene, x: flight.toX, y: flight.toY }) : scene;
  }
}

/** New rows start at their parent's place. */
function arrive(from: Scene, goal: Scene): Flight {
  const { tree } = goal;
  const fromX = new Float64Array(tree.count);
  const fromY = new Float64Array(tree.count);
  const known = new Uint8Array(tree.count);
  from.tree.occurrences.forEach(({ row }, drawn) => {
    if (row < 0) return;
    known[row] = 1;
    fromX[row] = from.x[drawn] as number;
    fromY[row] = from.y[drawn] as number;
  });
  inheritFromParent(tree, known, fromX, fromY);
  return { fromX, fromY, toX: goal.x, toY: goal.y, startedAt: 0, durationMs: 0, settled: null };
}

/** Rows that go end at their parent's place. */
function leave(from: Scene, goal: Scene): Flight {
  const { tree } = from;
  const toX = new Float64Array(tree.count);
  const toY = new Float64Array(tree.count);
  const known = new Uint8Array(tree.count);
  tree.occurrences.forEach(({ row }, drawn) => {
    if (row < 0) return;
    known[drawn] = 1;
    toX[drawn] = goal.x[row] as number;
    toY[drawn] = goal.y[row] as number;
  });
  inheritFromParent(tree, known, toX, toY);
  return {
    fromX: from.x.slice(),
    fromY: from.y.slice(),
    toX,
    toY,
    startedAt: 0,
    durationMs: 0,
    settled: goal,
  };
}

/** Puts unknown rows where their parent is, without letting them pass their neighbours of the same level. */
function inheritFromParent(tree: VisibleTree, known: Uint8Array, x: Float64Array, y: Float64Array): void {
  for (let row = 1; row < tree.count; row++) {
    if (known[row] === 1) continue;
    const above = tree.parent[row] as number;
    x[row] = x[above] as number;
    y[row] = y[above] as number;
  }
  for (let level = 0; level < tree.levels; level++) {
    const start = tree.levelStart[level] as number;
    const end = tree.levelStart[level + 1] as number;
    let lowest = Number.POSITIVE_INFINITY;
    for (let place = end - 1; place >= start; place--) {
      const row = tree.byLevel[place] as number;
      if (known[row] === 1) lowest = y[row] as number;
      else if ((y[row] as number) > lowest) y[row] = lowest;
    }
    let highest = Number.NEGATIVE_INFINITY;
    for (let place = start; place < end; place++) {
      const row = tree.byLevel[place] as number;
      if ((y[row] as number) < highest) y[row] = highest;
      else highest = y[row] as number;
    }
  }
}

function markPassing(from: Scene, goal: Scene, closing: boolean): Uint8Array {
  if (closing) return Uint8Array.from(from.tree.occurrences, ({ row }) => (row < 0 ? 1 : 0));
  const passing = new Uint8Array(goal.tree.count).fill(1);
  for (const { row } of from.tree.occurrences) if (row >= 0) passing[row] = 0;
  return passing;
}

/** Slow, fast, slow. */
function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
