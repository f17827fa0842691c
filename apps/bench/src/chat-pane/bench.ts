import { asking } from '../browser/asking';
import { bundlePages, weighCandidates } from '../browser/bundle';
import { heapOf } from '../browser/heap';
import { openPages, type PageRunner } from '../browser/open-page';
import { installAdopter } from '../browser/packed';
import { reportBytes } from '../browser/report-bytes';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { median } from '../statistics';
import { comparison, NAMES } from './candidates';
import type { MeasuredHeights } from './page/known-heights';
import type { ChatPaneBench } from './page/main';
import {
  AIM_BYTES,
  cellKey,
  type Figures,
  type Jumps,
  type Measurements,
  reportChatPane,
  reportHeap,
  reportJumps,
} from './report';

/** Number of messages in the conversation. */
const COUNTS = [100, 1_000, 10_000] as const;

/** Number of remounts in the page; the last one counts. */
const WARM_MOUNTS = 2;

/** Frames of fast wheel scrolling. */
const FAST_FRAMES = 40;

/** Number of times that messages arrive per round. */
const TIMES = 2;

/** Measures the rendering of conversations, compared to peers and the floor. @returns The report. */
export function benchChatPane(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const compared = comparison(await installAdopter(stack));
    const pages = await openPages(stack, await bundlePages(compared));
    const heights = await measureHeights(pages);
    const measurements: Measurements = new Map();
    for (const count of COUNTS) {
      for (const [name, figures] of await measurePanes(pages, heights, count, effort.rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Conversations of ${count} messages done.`);
    }
    const jumps = await measureJumps(pages, heights, COUNTS[1]);
    const heap = await measureHeap(pages, heights, COUNTS[2]);
    return [
      `## chat-pane: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds`,
      ...COUNTS.map((count) => reportChatPane(count, measurements)),
      reportJumps(jumps, COUNTS[1]),
      reportHeap(heap, COUNTS[2]),
      reportBytes(await weighCandidates(compared), AIM_BYTES),
    ].join('\n\n');
  });
}

/** Measures the height of a message of each shape, which only the floor knows in advance. */
async function measureHeights(pages: PageRunner): Promise<MeasuredHeights> {
  let heights: MeasuredHeights = { byShape: [], day: 0 };
  await pages.run('floor', async (page) => {
    heights = await asking<ChatPaneBench>(page)('measureHeights');
  });
  return heights;
}

/** Measurements of one candidate in one round. */
type Round = { readonly [Figure in keyof Figures]: readonly number[] };

/** Measures all candidates one after another in each round, each on a fresh page. */
async function measurePanes(
  pages: PageRunner,
  heights: MeasuredHeights,
  count: number,
  rounds: number,
): Promise<Map<string, Figures>> {
  const measured = new Map<string, Round[]>(NAMES.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of rotate(NAMES, round)) {
      measured.get(name)?.push(await measureRound(pages, name, heights, count));
    }
  }
  return new Map([...measured].map(([name, each]) => [name, figuresOf(each)]));
}

async function measureRound(
  pages: PageRunner,
  name: string,
  heights: MeasuredHeights,
  count: number,
): Promise<Round> {
  let blankFrames = 0;
  const thread = await pages.run(name, async (page) => {
    const ask = asking<ChatPaneBench>(page);
    await ask('know', heights);
    await ask('mount', 'first mount', count);
    for (let time = 0; time < WARM_MOUNTS; time += 1) {
      await ask('unmount');
      await ask('mount', 'mount', count);
    }
    for (let time = 0; time < TIMES; time += 1) await ask('append');
    blankFrames = await ask('countBlankFrames', FAST_FRAMES);
    await ask('scrollToBeginning');
    for (let time = 0; time < TIMES; time += 1) await ask('prepend');
  });
  const each = (what: string): number[] =>
    thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`);
  return {
    freshMs: [thread.freshMount(name)],
    mountMs: each('mount').slice(-1),
    appendMs: each('append'),
    prependMs: each('prepend'),
    blankFrames: [blankFrames],
  };
}

function figuresOf(rounds: readonly Round[]): Figures {
  const all = (figure: keyof Figures): readonly number[] => rounds.flatMap((round) => round[figure]);
  const middle = (figure: keyof Figures): number => median(all(figure));
  return {
    freshMs: middle('freshMs'),
    mountMs: middle('mountMs'),
    appendMs: middle('appendMs'),
    prependMs: middle('prependMs'),
    blankFrames: Math.max(...all('blankFrames')),
  };
}

async function measureJumps(pages: PageRunner, heights: MeasuredHeights, count: number): Promise<Jumps> {
  const jumps: Jumps = new Map();
  for (const name of NAMES.filter((one) => one !== 'floor')) {
    await pages.run(name, async (page) => {
      const ask = asking<ChatPaneBench>(page);
      await ask('know', heights);
      await ask('mount', 'first mount', count);
      jumps.set(name, await ask('jumps'));
    });
  }
  return jumps;
}

/** Measures the heap of each after rendering and scrolling, beyond the messages, in bytes. */
async function measureHeap(
  pages: PageRunner,
  heights: MeasuredHeights,
  count: number,
): Promise<Map<string, number>> {
  const heap = new Map<string, number>();
  for (const name of NAMES) {
    await pages.run(name, async (page) => {
      const ask = asking<ChatPaneBench>(page);
      await ask('know', heights);
      // Warm-up: compiles code and creates React's permanent objects.
      await ask('mount', 'first mount', count);
      await ask('unmount');
      await ask('prepare', count);
      const before = await heapOf(page);
      await ask('mount', 'mount', count);
      await ask('scrollUp', 3_000);
      heap.set(name, (await heapOf(page)) - before);
    });
  }
  return heap;
}
