import { fileURLToPath } from 'node:url';
import { asking } from '../browser/asking';
import { bundlePage, weigh } from '../browser/bundle';
import { heapOf } from '../browser/heap';
import type { MainThread } from '../browser/main-thread';
import { openPages, type PageRunner } from '../browser/open-page';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { median, quantile } from '../statistics';
import { formatTable } from '../table';
import type { VirtualListBench } from './page/main';

const CANDIDATES = ['floor', 'Millrace', 'virtua', 'TanStack Virtual'] as const;

const COUNTS = [1_000, 10_000, 100_000] as const;

/** Rounds that don't count, in which the page's code is compiled. */
const WARM_UPS = 2;

/** Changes of each kind in a round. */
const TIMES = 2;

/** Frames and pixels a frame of a wheel that is turned, and of a bar that is dragged. */
const FRAMES = 60;
const WHEEL_PX = 120;
const DRAG_PX = 2_000;

/** Measures lists of items of unequal height beside peers and the floor. @returns What there is to print. */
export function benchVirtualList(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Bundling the page …');
    const bundle = await bundlePage(fileURLToPath(new URL('page/main.tsx', import.meta.url)));
    const pages = await openPages(stack, bundle);
    const tables: string[] = [];
    for (const count of effort.counts ?? COUNTS) {
      tables.push(await measureCount(pages, count, effort.rounds));
      console.log(`Lists of ${count} items are done.`);
    }
    return [
      `## virtual-list: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds`,
      ...tables,
      await reportBytes(),
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

async function measureCount(pages: PageRunner, count: number, rounds: number): Promise<string> {
  const thread = await pages.run(async (page) => {
    const ask = asking<VirtualListBench>(page);
    await ask('prepare', count);
    for (let round = 0; round < WARM_UPS + rounds; round += 1) {
      for (const name of rotate(CANDIDATES, round)) {
        await ask('mount', name, 'start');
        await ask('scrollBy', 3_000);
        for (let time = 0; time < TIMES; time += 1) await ask('prepend');
        await ask('scroll', WHEEL_PX, FRAMES);
        await ask('unmount');
        await ask('mount', name, 'end');
        for (let time = 0; time < TIMES; time += 1) await ask('append');
        await ask('unmount');
      }
    }
  });
  const seen = new Map<string, Seen>();
  for (const name of CANDIDATES) seen.set(name, await look(pages, name, count));
  const rows = CANDIDATES.map((name) => [name, ...figures(thread, name, rounds), ...looks(seen.get(name))]);
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

function figures(thread: MainThread, name: string, rounds: number): string[] {
  const often = (what: string, times: number): string =>
    median(thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`).slice(-times)).toFixed(2);
  const frames = thread
    .betweenEach(`frame of ${name}`)
    // From the last frame of a round to the first of the next one is no frame.
    .filter((_, at) => (at + 1) % FRAMES !== 0)
    .slice(-rounds * (FRAMES - 1));
  return [
    often('mount start', rounds),
    often('mount end', rounds),
    often('prepend', rounds * TIMES),
    often('append', rounds * TIMES),
    quantile(Float64Array.from(frames).sort(), 0.95).toFixed(2),
  ];
}

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
  await pages.run(async (page) => {
    const ask = asking<VirtualListBench>(page);
    await ask('prepare', count);
    // Code is compiled, and what React keeps for ever is made.
    await ask('mount', name, 'start');
    await ask('unmount');
    const before = await heapOf(page);
    await ask('mount', name, 'start');
    await ask('scrollBy', 3_000);
    seen.heap = (await heapOf(page)) - before;
    seen.jumpPx = await ask('jump');
    seen.blanks = await ask('blanks', WHEEL_PX, FRAMES);
    await ask('scrollBy', -1_000_000);
    seen.dragBlanks = await ask('blanks', Math.min(DRAG_PX, count), FRAMES);
    await ask('unmount');
    await ask('mount', name, 'end');
    seen.offEndPx = await ask('leavesEnd');
    await ask('unmount');
  });
  return seen;
}

async function reportBytes(): Promise<string> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const ui = fileURLToPath(new URL('../../../../packages/ui/src', import.meta.url));
  const rows = [
    ['Millrace', `export { VirtualList } from '${ui}/primitives/VirtualList';`],
    ['virtua', `export { VList, Virtualizer, WindowVirtualizer } from 'virtua';`],
    ['TanStack Virtual', `export { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';`],
  ] as const;
  return formatTable(
    ['script', 'brotli bytes'],
    await Promise.all(rows.map(async ([name, contents]) => [name, String(await weigh(contents, folder))])),
  );
}
