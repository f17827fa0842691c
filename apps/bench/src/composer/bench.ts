import { fileURLToPath } from 'node:url';
import { asking } from '../browser/asking';
import { bundlePage } from '../browser/bundle';
import { openPages, type PageRunner } from '../browser/open-page';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { median, quantile } from '../statistics';
import { formatTable } from '../table';
import { CHARACTERS, MENTIONS } from './page/draft';
import type { ComposerBench } from './page/main';

const CANDIDATES = ['textarea', 'Millrace', 'Lexical', 'Tiptap'] as const;

/** What is typed: first to warm up, then what counts. */
const WARM_UP = 'warming the furnace up ';
const TYPED = 'and samples of the tube leave on friday with their certificates ';

/** Twice as fast as people type. */
const DELAY_MS = 50;

/** Main-thread time of a keystroke at the 95th percentile, in ms. */
const AIM_MS = 8;

/** Measures what a letter costs in a long text with mentions, beside peers and a plain text area. @returns What there is to print. */
export function benchComposer(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Bundling the page …');
    const bundle = await bundlePage(fileURLToPath(new URL('page/main.tsx', import.meta.url)));
    const pages = await openPages(stack, bundle);
    const rounds = new Map<string, Float64Array[]>(CANDIDATES.map((name) => [name, []]));
    for (let round = 0; round < effort.rounds; round += 1) {
      const order = round % 2 === 0 ? CANDIDATES : [...CANDIDATES].reverse();
      for (const name of order) rounds.get(name)?.push(await typeIn(pages, name));
      console.log(`Round ${round + 1} of ${effort.rounds} is done.`);
    }
    const of = (name: string, share: number): number =>
      median((rounds.get(name) ?? []).map((times) => quantile(times, share)));
    const rows = CANDIDATES.map((name) => [
      name,
      of(name, 0.5).toFixed(2),
      of(name, 0.95).toFixed(2),
      (of(name, 0.95) / of('textarea', 0.95)).toFixed(2),
      name === 'Millrace' ? (of(name, 0.95) < AIM_MS ? 'met' : 'missed') : '',
    ]);
    return [
      `## composer: a letter in ${CHARACTERS} characters with ${MENTIONS} mentions; Chromium ${pages.browserVersion}; processor time of the main thread, medians of ${effort.rounds} interleaved rounds of ${TYPED.length} letters`,
      formatTable(['editor', 'p50 ms', 'p95 ms', '× textarea', 'aim'], rows),
    ].join('\n\n');
  });
}

/** Types in an editor. @returns What each letter took of the main thread, in milliseconds, ascending. */
async function typeIn(pages: PageRunner, name: string): Promise<Float64Array> {
  const thread = await pages.run(async (page) => {
    const ask = asking<ComposerBench>(page);
    await ask('open', name);
    await page.keyboard.type(WARM_UP + TYPED, { delay: DELAY_MS });
    const text = await ask('text');
    if (!text.includes(WARM_UP + TYPED.trim())) throw new Error(`${name} did not take what was typed.`);
  });
  return Float64Array.from(thread.betweenEach('key').slice(WARM_UP.length)).sort();
}
