import { asking } from '../browser/asking';
import { bundlePages, weighCandidates } from '../browser/bundle';
import { openPages, type PageRunner } from '../browser/open-page';
import { installAdopter } from '../browser/packed';
import { reportBytes } from '../browser/report-bytes';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { median, quantile } from '../statistics';
import { formatTable } from '../table';
import { comparison, NAMES } from './candidates';
import { CHARACTERS, MENTIONS } from './page/draft';
import type { ComposerBench } from './page/main';

/** Typed text: first the warm-up, then the measured part. */
const WARM_UP = 'warming the furnace up ';
const TYPED = 'and samples of the tube leave on friday with their certificates ';

/** Typing interval, twice as fast as people type. */
const DELAY_MS = 50;

/** Target for the main-thread time of a keystroke at the 95th percentile, in ms. */
const AIM_MS = 8;

/** Target for script size, beyond React: with its search, its tags and the API client. */
const AIM_BYTES = 60_000;

/** Measurements of an editor in one round, in milliseconds. */
interface Typed {
  /** In a freshly opened page, including its script. */
  freshMs: number;
  /** Per keystroke, ascending. */
  keysMs: Float64Array;
}

/** Measures keystrokes in a long text with mentions, against peers and a plain text area. @returns The report. */
export function benchComposer(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const compared = comparison(await installAdopter(stack));
    const pages = await openPages(stack, await bundlePages(compared));
    const rounds = new Map<string, Typed[]>(NAMES.map((name) => [name, []]));
    for (let round = 0; round < effort.rounds; round += 1) {
      const order = round % 2 === 0 ? NAMES : [...NAMES].reverse();
      for (const name of order) rounds.get(name)?.push(await typeIn(pages, name));
      console.log(`Round ${round + 1} of ${effort.rounds} done.`);
    }
    const of = (name: string, share: number): number =>
      median((rounds.get(name) ?? []).map(({ keysMs }) => quantile(keysMs, share)));
    const freshMs = (name: string): number => median((rounds.get(name) ?? []).map((typed) => typed.freshMs));
    const rows = NAMES.map((name) => [
      name,
      freshMs(name).toFixed(1),
      of(name, 0.5).toFixed(2),
      of(name, 0.95).toFixed(2),
      (of(name, 0.95) / of('textarea', 0.95)).toFixed(2),
      name === 'Millrace' ? (of(name, 0.95) < AIM_MS ? 'met' : 'missed') : '',
    ]);
    return [
      `## composer: a letter in ${CHARACTERS} characters with ${MENTIONS} mentions; Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds of ${TYPED.length} letters`,
      formatTable(['editor', 'fresh mount ms', 'p50 ms', 'p95 ms', '× textarea', 'aim'], rows),
      reportBytes(await weighCandidates(compared), AIM_BYTES),
    ].join('\n\n');
  });
}

/** Types in an editor on a fresh page. */
async function typeIn(pages: PageRunner, name: string): Promise<Typed> {
  const thread = await pages.run(name, async (page) => {
    const ask = asking<ComposerBench>(page);
    await ask('open');
    await page.keyboard.type(WARM_UP + TYPED, { delay: DELAY_MS });
    const text = await ask('text');
    if (!text.includes(WARM_UP + TYPED.trim())) throw new Error(`${name} did not take what was typed.`);
  });
  return {
    freshMs: thread.freshMount(name),
    keysMs: Float64Array.from(thread.betweenEach('key').slice(WARM_UP.length)).sort(),
  };
}
