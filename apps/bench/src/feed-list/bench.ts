import { asking } from '../browser/asking';
import { bundlePages, weighCandidates } from '../browser/bundle';
import type { MainThread } from '../browser/main-thread';
import { openPages, type PageRunner } from '../browser/open-page';
import { installAdopter } from '../browser/packed';
import { reportBytes } from '../browser/report-bytes';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { median, quantile } from '../statistics';
import { comparison, NAMES } from './candidates';
import type { FeedListBench } from './page/main';
import {
  AIM_BYTES,
  cellKey,
  type Figures,
  type Jumps,
  type Measurements,
  reportFeedList,
  reportJumps,
} from './report';

/** Number of posts in the feed. */
const COUNTS = [100, 1_000, 10_000] as const;

/** Number of remounts in the page; the last one counts. */
const WARM_MOUNTS = 2;

/** Frames of fast wheel scrolling. */
const FAST_FRAMES = 40;

/** Number of times that posts arrive per round. */
const TIMES = 2;

const SCROLLED_FRAMES = 90;

/** Scroll position of the reader when posts arrive, in pixels. */
const READING_AT = 5_000;

/** Measures the rendering of lists of posts, compared to peers and the floor. @returns The report. */
export function benchFeedList(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const compared = comparison(await installAdopter(stack));
    const pages = await openPages(stack, await bundlePages(compared));
    const heights = await measureHeights(pages);
    const measurements: Measurements = new Map();
    for (const count of COUNTS) {
      for (const [name, figures] of await measureLists(pages, heights, count, effort.rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Lists of ${count} posts done.`);
    }
    const jumps = await measureJumps(pages, heights, COUNTS[1]);
    return [
      `## feed-list: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds`,
      ...COUNTS.map((count) => reportFeedList(count, measurements)),
      reportJumps(jumps, COUNTS[1]),
      reportBytes(await weighCandidates(compared), AIM_BYTES),
    ].join('\n\n');
  });
}

/** Measures the height of a post of each shape, which only the floor knows in advance. */
async function measureHeights(pages: PageRunner): Promise<number[]> {
  let heights: number[] = [];
  await pages.run('floor', async (page) => {
    heights = await asking<FeedListBench>(page)('measureHeights');
  });
  return heights;
}

/** Measurements of one candidate in one round; there are many frames. */
type Round = { readonly [Figure in keyof Figures]: readonly number[] };

/** Measures all candidates one after another in each round, each on a fresh page. */
async function measureLists(
  pages: PageRunner,
  heights: number[],
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
  heights: number[],
  count: number,
): Promise<Round> {
  let layoutShift = 0;
  let blankFrames = 0;
  const thread = await pages.run(name, async (page) => {
    const ask = asking<FeedListBench>(page);
    await ask('know', heights);
    await ask('mount', 'first mount', count);
    for (let time = 0; time < WARM_MOUNTS; time += 1) {
      await ask('unmount');
      await ask('mount', 'mount', count);
    }
    await ask('scrollTo', READING_AT);
    for (let time = 0; time < TIMES; time += 1) await ask('append');
    for (let time = 0; time < TIMES; time += 1) await ask('prepend');
    await ask('scroll', SCROLLED_FRAMES);
    layoutShift = await ask('shift');
    blankFrames = await ask('countBlankFrames', FAST_FRAMES);
  });
  return { ...timesOf(thread, name), layoutShift: [layoutShift], blankFrames: [blankFrames] };
}

function timesOf(thread: MainThread, name: string) {
  const each = (what: string): number[] =>
    thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`);
  return {
    freshMs: [thread.freshMount(name)],
    mountMs: each('mount').slice(-1),
    appendMs: each('append'),
    prependMs: each('prepend'),
    scrollMs: thread.betweenEach(`frame of ${name}`),
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
    scrollMs: quantile(Float64Array.from(all('scrollMs')).sort(), 0.95),
    layoutShift: Math.max(...all('layoutShift')),
    blankFrames: Math.max(...all('blankFrames')),
  };
}

async function measureJumps(pages: PageRunner, heights: number[], count: number): Promise<Jumps> {
  const jumps: Jumps = new Map();
  for (const name of NAMES.filter((one) => one !== 'floor')) {
    await pages.run(name, async (page) => {
      const ask = asking<FeedListBench>(page);
      await ask('know', heights);
      await ask('mount', 'first mount', count);
      await ask('scrollTo', READING_AT);
      jumps.set(name, await ask('jumps'));
    });
  }
  return jumps;
}
