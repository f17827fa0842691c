import { asking } from '../browser/asking';
import { bundlePages, weighCandidates } from '../browser/bundle';
import { heapOf } from '../browser/heap';
import type { MainThread } from '../browser/main-thread';
import { openPages, type PageRunner } from '../browser/open-page';
import { installAdopter } from '../browser/packed';
import { reportBytes } from '../browser/report-bytes';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { median, quantile } from '../statistics';
import { comparison, NAMES } from './candidates';
import type { ValueChainTreeBench } from './page/main';
import { AIM_BYTES, cellKey, type Figures, type Measurements, reportTrees } from './report';

/** Numbers of nodes in the tree, all expanded. */
const COUNTS = [100, 1_000, 10_000] as const;

/** Number of remounts in the page; the last one counts. */
const WARM_MOUNTS = 2;

/** Frames of panning and as many of zooming; fewer if peers take a second for one. */
const NEAR_FRAMES = 60;
const FAR_FRAMES = 30;

/** Frames of fast wheel panning. */
const FAST_FRAMES = 30;

/** Measurements of one candidate in one round; there are many frames. */
type Round = { readonly [Figure in keyof Figures]: readonly number[] };

/** Measures the rendering of large trees, compared to peers and the floor. @returns The report. */
export function benchValueChainTree({ rounds, counts }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const compared = comparison(await installAdopter(stack));
    const pages = await openPages(stack, await bundlePages(compared));
    const measurements: Measurements = new Map();
    const chosen = counts ?? COUNTS;
    for (const count of chosen) {
      for (const [name, figures] of await measureTrees(pages, count, rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Trees of ${count} nodes done.`);
    }
    return [
      `## value-chain-tree: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${rounds} interleaved rounds`,
      ...chosen.map((count) => reportTrees(count, measurements, count === COUNTS.at(-1))),
      reportBytes(await weighCandidates(compared), AIM_BYTES),
    ].join('\n\n');
  });
}

/** Measures all candidates one after another in each round, each on a fresh page. */
async function measureTrees(pages: PageRunner, count: number, rounds: number): Promise<Map<string, Figures>> {
  const measured = new Map<string, Round[]>(NAMES.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of rotate(NAMES, round)) measured.get(name)?.push(await measureRound(pages, name, count));
  }
  return new Map([...measured].map(([name, each]) => [name, figuresOf(each)]));
}

async function measureRound(pages: PageRunner, name: string, count: number): Promise<Round> {
  const counted = { heap: 0, elements: 0, movedPx: 0, blankFrames: 0 };
  const thread = await pages.run(name, async (page) => {
    const ask = asking<ValueChainTreeBench>(page);
    await ask('prepare', count);
    await ask('mount', 'first mount');
    for (let time = 0; time < WARM_MOUNTS; time += 1) {
      await ask('unmount');
      const before = await heapOf(page);
      await ask('mount', 'mount');
      counted.heap -= before;
      if (time < WARM_MOUNTS - 1) counted.heap = 0;
    }
    counted.movedPx = Math.max(await ask('press', 'collapse'), await ask('press', 'expand'));
    counted.blankFrames = await ask('countBlankFrames', FAST_FRAMES);
    counted.elements = await ask('look', NEAR_FRAMES, FAR_FRAMES);
    counted.heap += await heapOf(page);
  });
  return { ...timesOf(thread, name), ...mapValues(counted) };
}

/** Wraps each measurement in a list. */
const mapValues = <Key extends string>(values: Record<Key, number>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [value]])) as Record<Key, number[]>;

function timesOf(thread: MainThread, name: string) {
  const each = (what: string): number[] =>
    thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`);
  const elapsed = (what: string): number =>
    median(thread.elapsed(`${what} of ${name} begins`, `${what} of ${name} ends`));
  return {
    freshMs: [thread.freshMount(name)],
    freshClockMs: [elapsed('load') + elapsed('first mount')],
    mountMs: each('mount').slice(-1),
    collapseMs: each('collapse'),
    expandMs: each('expand'),
    panMs: each('pan'),
    zoomMs: each('zoom'),
    farPanMs: each('far pan'),
    farZoomMs: each('far zoom'),
  };
}

function figuresOf(rounds: readonly Round[]): Figures {
  const all = (figure: keyof Figures): readonly number[] => rounds.flatMap((round) => round[figure]);
  const middle = (figure: keyof Figures): number => median(all(figure));
  const p95 = (figure: keyof Figures): number => quantile(Float64Array.from(all(figure)).sort(), 0.95);
  const most = (figure: keyof Figures): number => Math.max(...all(figure));
  return {
    freshMs: middle('freshMs'),
    freshClockMs: middle('freshClockMs'),
    mountMs: middle('mountMs'),
    collapseMs: middle('collapseMs'),
    expandMs: middle('expandMs'),
    panMs: p95('panMs'),
    zoomMs: p95('zoomMs'),
    farPanMs: p95('farPanMs'),
    farZoomMs: p95('farZoomMs'),
    heap: middle('heap'),
    elements: most('elements'),
    movedPx: most('movedPx'),
    blankFrames: most('blankFrames'),
  };
}
