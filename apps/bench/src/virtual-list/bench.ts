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
import { formatTable } from '../table';
import { comparison, NAMES } from './candidates';
import type { VirtualListBench } from './page/main';

const COUNTS = [1_000, 10_000, 100_000] as const;

/** Number of remounts in the page; the last one counts. */
const WARM_MOUNTS = 2;

/** Target for script size, beyond React. */
const AIM_BYTES = 6_000;

/** Number of changes of each kind per round. */
const TIMES = 2;

/** Frames, and pixels per frame, of wheel scrolling and of dragging the scroll bar. */
const FRAMES = 60;
const WHEEL_PX = 120;
const DRAG_PX = 2_000;

/** Measures lists of items of variable height, compared to peers and the floor. @returns The report. */
export function benchVirtualList(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const compared = comparison(await installAdopter(stack));
    const pages = await openPages(stack, await bundlePages(compared));
    const tables: string[] = [];
    for (const count of effort.counts ?? COUNTS) {
      tables.push(await measureCount(pages, count, effort.rounds));
      console.log(`Lists of ${count} items done.`);
    }
    return [
      `## virtual-list: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds`,
      ...tables,
      reportBytes(await weighCandidates(compared), AIM_BYTES),
    ].join('\n\n');
  });
}

interface Seen {
  blanks: number;
  dragBlanks: number;
  jumpPx: number;
  offEndPx: number;
  heap: number;
}

/** Durations of a list in all rounds, in milliseconds. */
interface Times {
  mountMs: number[];
  mountAtEndMs: number[];
  prependMs: number[];
  appendMs: number[];
  frameMs: number[];
}

/** Measures all candidates one after another in each round, each on a fresh page. */
async function measureCount(pages: PageRunner, count: number, rounds: number): Promise<string> {
  const times = new Map<string, Times>(
    NAMES.map((name) => [name, { mountMs: [], mountAtEndMs: [], prependMs: [], appendMs: [], frameMs: [] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const name of rotate(NAMES, round))
      addTimes(times.get(name), await measureRound(pages, name, count), name);
  }
  const seen = new Map<string, Seen>();
  for (const name of NAMES) seen.set(name, await look(pages, name, count));
  const rows = NAMES.map((name) => [name, ...figures(times.get(name)), ...looks(seen.get(name))]);
  const head = [
    `${new Intl.NumberFormat('en').format(count)} items`,
    'mount ms',
    'mount at end ms',
    'prepend ms',
    'append ms',
    'scroll p95 ms',
    'blank of 60',
    'blank of 60, dragged',
    'jump px',
    'off the end px',
    'heap kB',
  ];
  return formatTable(head, rows);
}

function measureRound(pages: PageRunner, name: string, count: number): Promise<MainThread> {
  return pages.run(name, async (page) => {
    const ask = asking<VirtualListBench>(page);
    await ask('prepare', count);
    for (const from of ['start', 'end'] as const) {
      for (let time = 0; time < WARM_MOUNTS; time += 1) {
        await ask('mount', from);
        await ask('unmount');
      }
    }
    await ask('mount', 'start');
    await ask('scrollBy', 3_000);
    for (let time = 0; time < TIMES; time += 1) await ask('prepend');
    await ask('scroll', WHEEL_PX, FRAMES);
    await ask('unmount');
    await ask('mount', 'end');
    for (let time = 0; time < TIMES; time += 1) await ask('append');
  });
}

function addTimes(times: Times | undefined, thread: MainThread, name: string): void {
  const each = (what: string): number[] =>
    thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`);
  times?.mountMs.push(...each('mount start').slice(-1));
  times?.mountAtEndMs.push(...each('mount end').slice(-1));
  times?.prependMs.push(...each('prepend'));
  times?.appendMs.push(...each('append'));
  times?.frameMs.push(...thread.betweenEach(`frame of ${name}`));
}

const figures = (times: Times | undefined): string[] =>
  times
    ? [
        median(times.mountMs).toFixed(2),
        median(times.mountAtEndMs).toFixed(2),
        median(times.prependMs).toFixed(2),
        median(times.appendMs).toFixed(2),
        quantile(Float64Array.from(times.frameMs).sort(), 0.95).toFixed(2),
      ]
    : [];

const looks = (seen: Seen | undefined): string[] =>
  seen
    ? [
        String(seen.blanks),
        String(seen.dragBlanks),
        seen.jumpPx.toFixed(1),
        seen.offEndPx.toFixed(1),
        String(Math.round(seen.heap / 1024)),
      ]
    : [];

/** Counts blank frames and jumps while a list is scrolled and grows, and measures its heap beyond the items. */
async function look(pages: PageRunner, name: string, count: number): Promise<Seen> {
  const seen: Seen = { blanks: 0, dragBlanks: 0, jumpPx: 0, offEndPx: 0, heap: 0 };
  await pages.run(name, async (page) => {
    const ask = asking<VirtualListBench>(page);
    await ask('prepare', count);
    // Warm-up: compiles code and creates React's permanent objects.
    await ask('mount', 'start');
    await ask('unmount');
    const before = await heapOf(page);
    await ask('mount', 'start');
    await ask('scrollBy', 3_000);
    seen.heap = (await heapOf(page)) - before;
    seen.jumpPx = await ask('jump');
    seen.blanks = await ask('blanks', WHEEL_PX, FRAMES);
    await ask('scrollBy', -1_000_000);
    seen.dragBlanks = await ask('blanks', Math.min(DRAG_PX, count), FRAMES);
    await ask('unmount');
    await ask('mount', 'end');
    seen.offEndPx = await ask('leavesEnd');
    await ask('unmount');
  });
  return seen;
}
