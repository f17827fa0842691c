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
import type { SupplierTableBench } from './page/main';
import { cellKey, type Figures, type Measurements, reportBytes, reportTables } from './report';
import { CANDIDATES, weighTables } from './weigh-tables';

/** Rows of the table. */
const COUNTS = [100, 1_000, 10_000, 100_000] as const;

/** Rounds that don't count, in which the page's code is compiled. */
const WARM_UPS = 1;

const SCROLLED_FRAMES = 60;

/** What is not read from the trace, by candidate, a value for each round. */
type Counted = Map<string, { heap: number[]; elements: number[] }>;

/** Measures how long tables are drawn and sorted, beside peers and the floor. @returns What there is to print. */
export function benchSupplierTable({ rounds, counts }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Bundling the page …');
    const bundle = await bundlePage(fileURLToPath(new URL('page/main.tsx', import.meta.url)));
    const pages = await openPages(stack, bundle);
    const measurements: Measurements = new Map();
    const chosen = counts ?? COUNTS;
    for (const count of chosen) {
      for (const [name, figures] of await measureTables(pages, count, rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Tables of ${count} rows are done.`);
    }
    return [
      `## supplier-table: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${rounds} interleaved rounds`,
      ...chosen.map((count) => reportTables(count, measurements, count === COUNTS.at(-1))),
      reportBytes(await weighTables()),
    ].join('\n\n');
  });
}

/** All candidates after one another in each round, on one page. */
async function measureTables(
  pages: PageRunner,
  count: number,
  rounds: number,
): Promise<Map<string, Figures>> {
  const counted: Counted = new Map(CANDIDATES.map((name) => [name, { heap: [], elements: [] }]));
  const thread = await pages.run(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ask = asking<SupplierTableBench>(page);
    for (let round = 0; round < WARM_UPS + rounds; round += 1) {
      for (const name of rotate(CANDIDATES, round)) {
        await ask('prepare', name, count, round >= WARM_UPS);
        const before = await heapOf(page);
        await ask('mount');
        await ask('sort', 'first sort', 'ascending');
        await ask('sort', 'sort again', 'descending');
        const elements = await ask('scroll', SCROLLED_FRAMES);
        const heap = (await heapOf(page)) - before;
        await ask('unmount');
        if (round < WARM_UPS) continue;
        counted.get(name)?.heap.push(heap);
        counted.get(name)?.elements.push(elements);
      }
    }
  });
  return new Map(CANDIDATES.map((name) => [name, figuresOf(thread, name, counted)]));
}

function figuresOf(thread: MainThread, name: string, counted: Counted): Figures {
  const each = (what: string): number[] =>
    thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`);
  const { heap, elements } = counted.get(name) ?? { heap: [], elements: [] };
  return {
    mountMs: median(each('mount')),
    firstSortMs: median(each('first sort')),
    sortAgainMs: median(each('sort again')),
    scrollMs: quantile(Float64Array.from(each('scroll')).sort(), 0.95),
    heap: median(heap),
    elements: Math.max(...elements),
  };
}
