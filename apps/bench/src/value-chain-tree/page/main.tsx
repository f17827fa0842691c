import { frames, mark, painted, rest } from '../../browser/moments';
import { type Chain, makeChain } from './chain';
import {
  type Candidate,
  type DrawnNode,
  HEIGHT_PX,
  type MountedTree,
  type Point,
  ROW_PX,
  WIDTH_PX,
} from './trees/tree';

/** Number of frames within which a click has taken effect. */
const PRESS_FRAMES = 4;

/** Number of frames to wait for a tree before giving up. */
const PATIENCE = 300;

/** Panning distance per frame, in pixels, and zoom factor. */
const PAN: Point = { x: 6, y: 40 };
const ZOOM = 0.97;

/** Distance that fast wheel panning covers per frame, in pixels. */
const FAST_PX = 240;

/** Maximum duration of a series of frames: long enough for the slowest candidates. */
const LONGEST_MS = 6_000;

const place = document.createElement('div');
place.style.cssText = `position: fixed; inset: 0; width: ${WIDTH_PX}px; height: ${HEIGHT_PX}px; background: #fff`;
document.body.append(place);

let candidate: Candidate;
let chain: Chain;
let mounted: MountedTree | null = null;

function demand(id: string): DrawnNode {
  const node = mounted?.node(id);
  if (!node) throw new Error(`${candidate.name} does not draw ${id}.`);
  return node;
}

function isShown(id: string): boolean {
  const point = mounted?.node(id)?.point();
  return point != null && point.x > -WIDTH_PX / 4 && point.x < WIDTH_PX && point.y > 0 && point.y < HEIGHT_PX;
}

/** Runs an action in each frame. */
async function eachFrame(what: string, count: number, work: (frame: number) => void): Promise<void> {
  const startedAt = performance.now();
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (frame > 0) mark(`${what} of ${candidate.name} ends`);
    if (performance.now() - startedAt > LONGEST_MS) return;
    mark(`${what} of ${candidate.name} begins`);
    work(frame);
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  mark(`${what} of ${candidate.name} ends`);
}

/** Alternates forth and back. */
async function panAndZoom(prefix: string, count: number): Promise<void> {
  const half = count / 2;
  await eachFrame(`${prefix}pan`, count, (frame) =>
    frame < half ? mounted?.panBy(-PAN.x, -PAN.y) : mounted?.panBy(PAN.x, PAN.y),
  );
  await rest();
  await eachFrame(`${prefix}zoom`, count, (frame) => mounted?.zoomBy(frame < half ? ZOOM : 1 / ZOOM));
  await rest();
}

/** Commands of the driver. */
const bench = {
  prepare(count: number): void {
    chain = makeChain(count);
  },

  /** @param what `first mount` in a page without a previous render, or `mount`. */
  async mount(what: 'first mount' | 'mount'): Promise<void> {
    const { name } = candidate;
    await rest();
    mark(`${what} of ${name} begins`);
    mounted = candidate.mount(place, chain);
    let tries = 0;
    do {
      await painted();
      tries += 1;
    } while (!isShown(chain.root.id) && tries < PATIENCE);
    mark(`${what} of ${name} ends`);
    if (!isShown(chain.root.id)) throw new Error(`${name} does not show the root of ${chain.count} nodes.`);
    await rest();
  },

  unmount(): void {
    mounted?.unmount();
    mounted = null;
    place.replaceChildren();
  },

  /** Clicks a node. @returns The maximum distance that the node moves, in pixels, in any frame. */
  async press(what: 'collapse' | 'expand'): Promise<number> {
    mounted?.goTo(chain.pressed);
    await rest();
    const node = demand(chain.pressed);
    const before = node.point() as Point;
    let most = 0;
    mark(`${what} of ${candidate.name} begins`);
    node.press();
    for (let frame = 0; frame < PRESS_FRAMES; frame += 1) {
      await painted();
      const now = node.point();
      most = Math.max(most, now ? Math.hypot(now.x - before.x, now.y - before.y) : Number.POSITIVE_INFINITY);
    }
    mark(`${what} of ${candidate.name} ends`);
    return most;
  },

  /** Pans down a column of nodes like a fast wheel. @returns The number of frames with a missing node. */
  async countBlankFrames(count: number): Promise<number> {
    mounted?.goTo(chain.dense);
    await rest();
    const start = demand(chain.dense).point() as Point;
    let blank = 0;
    for (let frame = 1; frame <= count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      mounted?.panBy(0, -FAST_PX);
      await painted();
      // The node that should be in the middle of the window by now.
      const at = Math.round((frame * FAST_PX + HEIGHT_PX / 2 - start.y) / ROW_PX);
      const isThere = (id: string): boolean => {
        const y = mounted?.node(id)?.point()?.y ?? Number.NaN;
        return y > 0 && y < HEIGHT_PX;
      };
      const near = chain.column.slice(Math.max(0, at - 6), Math.max(1, at + 6));
      if (!near.some(isThere)) blank += 1;
    }
    await rest();
    return blank;
  },

  /** Pans and zooms in a dense region, and again zoomed out. @returns The maximum number of elements. */
  async look(nearFrames: number, farFrames: number): Promise<number> {
    const elements = () => place.querySelectorAll('*').length;
    let most = elements();
    mounted?.goTo(chain.dense);
    await rest();
    const before = demand(chain.dense).point() as Point;
    mounted?.panBy(-PAN.x, -PAN.y);
    await frames(2);
    const after = mounted?.node(chain.dense)?.point();
    if (!after || Math.abs(after.y - before.y + PAN.y) > 1)
      throw new Error(`${candidate.name} does not pan.`);
    most = Math.max(most, elements());
    await panAndZoom('', nearFrames);
    most = Math.max(most, elements());
    for (let step = 0; step < 9; step += 1) {
      mounted?.zoomBy(0.64);
      await frames(2);
    }
    await rest();
    most = Math.max(most, elements());
    await panAndZoom('far ', farFrames);
    return most;
  },
};

export type ValueChainTreeBench = typeof bench;

/** Starts, once the script of the page is loaded. */
export function start(chosen: Candidate): void {
  candidate = chosen;
  mark(`load of ${candidate.name} ends`);
  Object.assign(window, { bench });
}
