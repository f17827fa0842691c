import { type Scene, settle } from './scene';
import type { VisibleTree } from './visible-tree';

/** Duration in ms of a transition. */
export const TRANSITION_MS = 1500;

interface Flight {
  fromX: Float64Array;
  fromY: Float64Array;
  toX: Float64Array;
  toY: Float64Array;
  startedAt: number;
  durationMs: number;
  /** Drawn from the end on; until then closing places are still drawn. */
  settled: Scene | null;
}

/**
 * Animates rows from one layout to the next. Opened rows grow out of their parent, closed ones shrink into it. As
 * both layouts are in reading order within a level, so is every moment between them, and finding the visible rows
 * costs no more than at rest.
 */
export class TreeMotion {
  private flight: Flight | null = null;

  constructor(public scene: Scene) {}

  get isMoving(): boolean {
    return this.flight !== null;
  }

  /** Starts the transition to another tree's layout. `durationMs` 0 jumps. */
  headFor(tree: VisibleTree, now: number, durationMs: number): void {
    const goal = settle(tree);
    if (durationMs <= 0) {
      this.flight = null;
      this.scene = goal;
      return;
    }
    const { scene } = this;
    const closing = tree.count < scene.tree.count && scene.tree.occurrences.some(({ row }) => row < 0);
    const { passing, ...places } = placesBeside(scene, goal, closing);
    const [from, to] = closing ? [scene, places] : [places, goal];
    this.flight = {
      fromX: from.x.slice(),
      fromY: from.y.slice(),
      toX: to.x,
      toY: to.y,
      startedAt: now,
      durationMs,
      settled: closing ? goal : null,
    };
    this.scene = { tree: places.tree, x: from.x.slice(), y: from.y.slice(), growth: 0, passing, closing };
  }

  /** Advances to a time. @returns true while running. */
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

  /** Tree at the end of the transition. */
  get resting(): Scene {
    const { flight, scene } = this;
    return flight ? (flight.settled ?? { ...scene, x: flight.toX, y: flight.toY }) : scene;
  }
}

/**
 * Computes start positions of new rows, or end positions of removed ones: their parent's position. All
 * others keep theirs.
 */
function placesBeside(drawn: Scene, goal: Scene, closing: boolean) {
  const [tree, other] = closing ? [drawn.tree, goal] : [goal.tree, drawn];
  const x = new Float64Array(tree.count);
  const y = new Float64Array(tree.count);
  const passing = new Uint8Array(tree.count).fill(1);
  drawn.tree.occurrences.forEach(({ row }, at) => {
    if (row < 0) return;
    const here = closing ? at : row;
    const there = closing ? row : at;
    passing[here] = 0;
    x[here] = other.x[there] as number;
    y[here] = other.y[there] as number;
  });
  inheritFromParent(tree, passing, x, y);
  return { tree, x, y, passing };
}

/** Moves rows to their parent, without passing neighbours of the same level. */
function inheritFromParent(tree: VisibleTree, passing: Uint8Array, x: Float64Array, y: Float64Array): void {
  for (let row = 1; row < tree.count; row++) {
    if (passing[row] === 0) continue;
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
      if (passing[row] === 0) lowest = y[row] as number;
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

/** Easing: slow, fast, slow. */
function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
