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
import { comparison, namesAt } from './candidates';
import type { SupplierTableBench } from './page/main';
import { AIM_BYTES, cellKey, type Figures, type Measurements, reportTables } from './report';

/** Number of rows. */
const COUNTS = [100, 1_000, 10_000, 100_000] as const;

/** Number of remounts in the page; the last one counts. */
const WARM_MOUNTS = 2;

const SCROLLED_FRAMES = 60;

/** Frames of fast wheel scrolling. */
const FAST_FRAMES = 40;

/** Measurements of one candidate in one round; there are many frames. */
type Round = { readonly [Figure in keyof Figures]: readonly number[] };

/** Measures rendering and sorting of tables, compared to peers and the floor. @returns The report. */
export function benchSupplierTable({ rounds, counts }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const compared = comparison(await installAdopter(stack));
    const pages = await openPages(stack, await bundlePages(compared));
    const measurements: Measurements = new Map();
    const chosen = counts ?? COUNTS;
    for (const count of chosen) {
      for (const [name, figures] of await measureTables(pages, count, rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Tables of ${count} rows done.`);
    }
    return [
      `## supplier-table: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${rounds} interleaved rounds`,
      ...chosen.map((count) => reportTables(count, measurements)),
      reportBytes(await weighCandidates(compared), AIM_BYTES),
    ].join('\n\n');
  });
}

/** Measures all candidates one after another in each round, each on a fresh page. */
async function measureTables(
  pages: PageRunner,
  count: number,
  rounds: number,
): Promise<Map<string, Figures>> {
  const names = namesAt(count);
  const measured = new Map<string, Round[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of rotate(names, round)) measured.get(name)?.push(await measureRound(pages, name, count));
  }
  return new Map([...measured].map(([name, each]) => [name, figuresOf(each)]));
}

async function measureRound(pages: PageRunner, name: string, count: number): Promise<Round> {
  let heap = 0;
  let elements = 0;
  let blankFrames = 0;
  const thread = await pages.run(name, async (page) => {
    const ask = asking<SupplierTableBench>(page);
    await ask('prepare', count);
    await ask('mount', 'first mount');
    for (let time = 0; time < WARM_MOUNTS; time += 1) {
      await ask('unmount');
      heap = -(await heapOf(page));
      await ask('mount', 'mount');
    }
    await ask('sort', 'first sort', 'ascending');
    await ask('sort', 'sort again', 'descending');
    blankFrames = await ask('countBlankFrames', FAST_FRAMES);
    elements = await ask('scroll', SCROLLED_FRAMES);
    heap += await heapOf(page);
  });
  return { ...timesOf(thread, name), heap: [heap], elements: [elements], blankFrames: [blankFrames] };
}

function timesOf(thread: MainThread, name: string) {
  const each = (what: string): number[] =>
    thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`);
  return {
    freshMs: [thread.freshMount(name)],
    mountMs: each('mount').slice(-1),
    firstSortMs: each('first sort'),
    sortAgainMs: each('sort again'),
    scrollMs: each('scroll'),
  };
}

function figuresOf(rounds: readonly Round[]): Figures {
  const all = (figure: keyof Figures): readonly number[] => rounds.flatMap((round) => round[figure]);
  const middle = (figure: keyof Figures): number => median(all(figure));
  return {
    freshMs: middle('freshMs'),
    mountMs: middle('mountMs'),
    firstSortMs: middle('firstSortMs'),
    sortAgainMs: middle('sortAgainMs'),
    scrollMs: quantile(Float64Array.from(all('scrollMs')).sort(), 0.95),
    heap: middle('heap'),
    elements: Math.max(...all('elements')),
    blankFrames: Math.max(...all('blankFrames')),
  };
}
