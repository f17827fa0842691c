import { fileURLToPath } from 'node:url';
import { asking } from '../browser/asking';
import { bundlePage } from '../browser/bundle';
import { heapOf } from '../browser/heap';
import type { MainThread } from '../browser/main-thread';
import { openPages, type PageRunner } from '../browser/open-page';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { median, quantile } from '../statistics';
import type { ValueChainTreeBench } from './page/main';
import { cellKey, type Figures, type Measurements, reportBytes, reportTrees } from './report';
import { CANDIDATES, weighTrees } from './weigh-trees';

/** Nodes of the tree, all open. */
const COUNTS = [100, 1_000, 5_000, 10_000] as const;

/** Rounds that don't count, in which the page's code is compiled. */
const WARM_UPS = 1;

/** Frames of panning and as many of zooming; fewer where peers take a second for one. */
const NEAR_FRAMES = 60;
const FAR_FRAMES = 30;

/** What is not read from the trace, by candidate, a value for each round. */
type Counted = Map<string, { heap: number[]; elements: number[]; movedPx: number[] }>;

/** Measures how large trees are drawn, beside peers and the floor. @returns What there is to print. */
export function benchValueChainTree({ rounds, counts }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Bundling the page …');
    const bundle = await bundlePage(fileURLToPath(new URL('page/main.tsx', import.meta.url)));
    const pages = await openPages(stack, bundle);
    const measurements: Measurements = new Map();
    const chosen = counts ?? COUNTS;
    for (const count of chosen) {
      for (const [name, figures] of await measureTrees(pages, count, rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Trees of ${count} nodes are done.`);
    }
    return [
      `## value-chain-tree: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${rounds} interleaved rounds`,
      ...chosen.map((count) => reportTrees(count, measurements, count === COUNTS.at(-1))),
      reportBytes(await weighTrees()),
    ].join('\n\n');
  });
}

/** All candidates after one another in each round, on one page. */
async function measureTrees(pages: PageRunner, count: number, rounds: number): Promise<Map<string, Figures>> {
  const counted: Counted = new Map(CANDIDATES.map((name) => [name, { heap: [], elements: [], movedPx: [] }]));
  const thread = await pages.run(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ask = asking<ValueChainTreeBench>(page);
    for (let round = 0; round < WARM_UPS + rounds; round += 1) {
      for (const name of rotate(CANDIDATES, round)) {
        await ask('prepare', name, count, round >= WARM_UPS);
        const before = await heapOf(page);
        await ask('mount');
        const moved = Math.max(await ask('press', 'collapse'), await ask('press', 'expand'));
        const elements = await ask('look', NEAR_FRAMES, FAR_FRAMES);
        const heap = (await heapOf(page)) - before;
        await ask('unmount');
        if (round < WARM_UPS) continue;
        counted.get(name)?.heap.push(heap);
        counted.get(name)?.elements.push(elements);
        counted.get(name)?.movedPx.push(moved);
      }
    }
  });
  return new Map(CANDIDATES.map((name) => [name, figuresOf(thread, name, counted)]));
}

function figuresOf(thread: MainThread, name: string, counted: Counted): Figures {
  const each = (what: string): number[] =>
    thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`);
  const p95 = (what: string): number => quantile(Float64Array.from(each(what)).sort(), 0.95);
  const { heap, elements, movedPx } = counted.get(name) ?? { heap: [], elements: [], movedPx: [] };
  return {
    mountMs: median(each('mount')),
    collapseMs: median(each('collapse')),
    expandMs: median(each('expand')),
    panMs: p95('pan'),
    zoomMs: p95('zoom'),
    farPanMs: p95('far pan'),
    farZoomMs: p95('far zoom'),
    heap: median(heap),
    elements: Math.max(...elements),
    movedPx: Math.max(...movedPx),
  };
}
