import { fileURLToPath } from 'node:url';
import { asking } from '../browser/asking';
import { bundlePage } from '../browser/bundle';
import type { MainThread } from '../browser/main-thread';
import { openPages, type PageRunner } from '../browser/open-page';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { median, quantile } from '../statistics';
import type { FeedListBench } from './page/main';
import {
  cellKey,
  type Figures,
  type Jumps,
  type Measurements,
  reportBytes,
  reportFeedList,
  reportJumps,
} from './report';
import { CANDIDATES, weighLists } from './weigh-lists';

/** Posts in the feed. */
const COUNTS = [100, 1_000, 10_000] as const;

/** Rounds that don't count, in which the page's code is compiled. */
const WARM_UPS = 2;

/** How often posts come in a round. */
const TIMES = 2;

const SCROLLED_FRAMES = 90;

/** Where a reader is when posts come, in pixels. */
const READING_AT = 5_000;

/** Measures how long lists of posts are drawn, beside peers and the floor. @returns What there is to print. */
export function benchFeedList(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Bundling the page …');
    const bundle = await bundlePage(fileURLToPath(new URL('page/main.tsx', import.meta.url)));
    const pages = await openPages(stack, bundle);
    const measurements: Measurements = new Map();
    for (const count of COUNTS) {
      for (const [name, figures] of await measureLists(pages, count, effort.rounds)) {
        measurements.set(cellKey(name, count), figures);
      }
      console.log(`Lists of ${count} posts are done.`);
    }
    const jumps = await measureJumps(pages, COUNTS[1]);
    return [
      `## feed-list: Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds`,
      ...COUNTS.map((count) => reportFeedList(count, measurements)),
      reportJumps(jumps, COUNTS[1]),
      reportBytes(await weighLists()),
    ].join('\n\n');
  });
}

/** All candidates after one another in each round, on one page. */
async function measureLists(pages: PageRunner, count: number, rounds: number): Promise<Map<string, Figures>> {
  const shifts = new Map<string, number>();
  const thread = await pages.run(async (page) => {
    const ask = asking<FeedListBench>(page);
    await ask('warmUp');
    for (let round = 0; round < WARM_UPS + rounds; round += 1) {
      for (const name of rotate(CANDIDATES, round)) {
        await ask('mount', name, count);
        await ask('scrollTo', READING_AT);
        for (let time = 0; time < TIMES; time += 1) await ask('append');
        for (let time = 0; time < TIMES; time += 1) await ask('prepend');
        await ask('scroll', SCROLLED_FRAMES);
        shifts.set(name, Math.max(shifts.get(name) ?? 0, await ask('shift')));
        await ask('unmount');
      }
    }
  });
  return new Map(
    CANDIDATES.map((name) => [
      name,
      { ...figuresOf(thread, name, rounds), layoutShift: shifts.get(name) ?? Number.NaN },
    ]),
  );
}

function figuresOf(thread: MainThread, name: string, rounds: number): Omit<Figures, 'layoutShift'> {
  const often = (what: string, times: number): number =>
    median(thread.between(`${what} of ${name} begins`, `${what} of ${name} ends`).slice(-times));
  const frames = thread.betweenEach(`frame of ${name}`);
  // From the last frame of a round to the first of the next one is no frame.
  const scrolled = frames
    .filter((_, at) => (at + 1) % SCROLLED_FRAMES !== 0)
    .slice(-rounds * (SCROLLED_FRAMES - 1));
  return {
    mountMs: often('mount', rounds),
    appendMs: often('append', rounds * TIMES),
    prependMs: often('prepend', rounds * TIMES),
    scrollMs: quantile(Float64Array.from(scrolled).sort(), 0.95),
  };
}

async function measureJumps(pages: PageRunner, count: number): Promise<Jumps> {
  const jumps: Jumps = new Map();
  for (const name of CANDIDATES.filter((one) => one !== 'floor')) {
    await pages.run(async (page) => {
      const ask = asking<FeedListBench>(page);
      await ask('warmUp');
      await ask('mount', name, count);
      await ask('scrollTo', READING_AT);
      jumps.set(name, await ask('jumps'));
    });
  }
  return jumps;
}
