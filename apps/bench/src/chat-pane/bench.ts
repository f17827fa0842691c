import { fileURLToPath } from 'node:url';
import { asking } from '../browser/asking';
import { bundlePage } from '../browser/bundle';
import { heapOf } from '../browser/heap';
import type { MainThread } from '../browser/main-thread';
import { openPages, type PageRunner } from '../browser/open-page';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { median } from '../statistics';
import type { ChatPaneBench } from './page/main';
import {
  cellKey,
  type Figures,
  type Jumps,
  type Measurements,
  reportBytes,
  reportChatPane,
  reportHeap,
  reportJumps,
} from './report';
import { CANDIDATES, weighPanes } from './weigh-panes';

/** Messages of the conversation. */
const COUNTS = [100, 1_000, 10_000] as const;

/** Rounds that don't count, in which the page's code is compiled. */
const WARM_UPS = 2;

/** How often messages come in a round. */
const TIMES = 2;

/** Measures how long conversations are drawn, beside peers and the floor. @returns What there is to print. */
export function benchChatPane(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Bundling the page …');
    const bundle = await bundlePage(fileURLToPath(new URL('page/main.tsx', import.meta.url)));
    const pages = await openPages(stack, bundle);
    const measurements: Measurements = new Map();
    for (const count of COUNTS) {
      for (const [name, figures] of await measurePanes(pages, count, effort.rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Conversations of ${count} messages are done.`);
    }
    const jumps = await measureJumps(pages, COUNTS[1]);
    const heap = await measureHeap(pages, COUNTS[2]);
    return [
      `## chat-pane: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds`,
      ...COUNTS.map((count) => reportChatPane(count, measurements)),
      reportJumps(jumps, COUNTS[1]),
      reportHeap(heap, COUNTS[2]),
      reportBytes(await weighPanes()),
    ].join('\n\n');
  });
}

/** All candidates after one another in each round, on one page. */
async function measurePanes(pages: PageRunner, count: number, rounds: number): Promise<Map<string, Figures>> {
  const thread = await pages.run(async (page) => {
    const ask = asking<ChatPaneBench>(page);
    await ask('warmUp');
    for (let round = 0; round < WARM_UPS + rounds; round += 1) {
      for (const name of rotate(CANDIDATES, round)) {
        await ask('mount', name, count);
        for (let time = 0; time < TIMES; time += 1) await ask('append');
        await ask('scrollToBeginning');
        for (let time = 0; time < TIMES; time += 1) await ask('prepend');
        await ask('unmount');
      }
    }
  });
  return new Map(CANDIDATES.map((name) => [name, figuresOf(thread, name, rounds)]));
}

function figuresOf(thread: MainThread, name: string, rounds: number): Figures {
  const often = (what: string, times: number): number =>
    median(thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`).slice(-times));
  return {
    mountMs: often('mount', rounds),
    appendMs: often('append', rounds * TIMES),
    prependMs: often('prepend', rounds * TIMES),
  };
}

async function measureJumps(pages: PageRunner, count: number): Promise<Jumps> {
  const jumps: Jumps = new Map();
  for (const name of CANDIDATES.filter((one) => one !== 'floor')) {
    await pages.run(async (page) => {
      const ask = asking<ChatPaneBench>(page);
      await ask('warmUp');
      await ask('mount', name, count);
      jumps.set(name, await ask('jumps'));
    });
  }
  return jumps;
}

/** What each holds in the heap of the page once it is drawn and was scrolled, beyond the messages, in bytes. */
async function measureHeap(pages: PageRunner, count: number): Promise<Map<string, number>> {
  const heap = new Map<string, number>();
  for (const name of CANDIDATES) {
    await pages.run(async (page) => {
      const ask = asking<ChatPaneBench>(page);
      await ask('warmUp');
      // Code is compiled, and what React keeps for ever is made.
      await ask('mount', name, count);
      await ask('unmount');
      await ask('prepare', count);
      const before = await heapOf(page);
      await ask('mount', name, count);
      await ask('scrollUp', 3_000);
      heap.set(name, (await heapOf(page)) - before);
    });
  }
  return heap;
}
