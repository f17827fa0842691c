/** `npm run visual`: draws every story of the built Storybook and compares it with its baseline. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/workspace/paths.mjs';
import { buildStorybook } from '../../../scripts/workspace/storybook.mjs';
import { acceptAll, describeAcceptance, dropForeign } from './accept.mjs';
import { readArguments } from './arguments.mjs';
import { drawBase } from './base-pictures.mjs';
import { Baselines, drawAlike } from './baselines.mjs';
import { drawShots, launchRenderer } from './draw.mjs';
import { findGone, judge } from './judge.mjs';
import { describeShot, planShots } from './plan.mjs';
import { chooseReference, explainDrawer } from './reference.mjs';
import { writeReport } from './report-page/write-report.mjs';
import { serveFolder } from './static-server.mjs';
import { digestSources } from './story-sources.mjs';

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const wishes = readArguments(process.argv.slice(2));
try {
  process.exitCode = typeof wishes === 'string' ? refuse(wishes) : await main(wishes);
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? error.message : String(error));
}

/** @param {string} reason */
function refuse(reason) {
  say(reason);
  return 1;
}

/** @param {import('./arguments.mjs').Wishes} wishes @returns {Promise<number>} the exit code */
async function main({ update, all, base, filters }) {
  const storybook = await buildStorybook(root);
  if (storybook.failure) return refuse(`Storybook does not build:\n${storybook.failure}`);
  if (storybook.seconds > 0) say(`Storybook built in ${storybook.seconds.toFixed(1)} s.`);

  const index = JSON.parse(readFileSync(join(storybook.folder, 'index.json'), 'utf8'));
  const { shots: planned, optedOut } = planShots(index, filters);
  if (planned.length === 0)
    return refuse(`No story to draw${filters.length > 0 ? ` for ${filters.join(', ')}` : ''}.`);

  const { browser, renderer } = await launchRenderer(await findBrowser());
  const server = await serveFolder(storybook.folder);
  try {
    const baselines = new Baselines(join(import.meta.dirname, 'baselines'));
    if (update) {
      const foreign = baselines.catalogue.renderer && !drawAlike(baselines.catalogue.renderer, renderer);
      if (foreign && filters.length > 0) {
        return refuse(
          `${explainDrawer(baselines.catalogue.renderer, renderer)} Only all of them together can be accepted: leave the filter out.`,
        );
      }
      dropForeign(baselines, renderer);
    }
    const chosen = await chooseReference({
      root,
      baselines,
      renderer,
      ...(base && !update ? { base } : {}),
      drawBase: (commit) => drawBase({ root, commit, browser, renderer, filters, say }),
      say,
    });
    if (typeof chosen === 'string') return refuse(chosen);

    const sources = await sourcesOf(planned);
    const isTouched = (/** @type {string} */ id) => baselines.entry(id)?.sources !== sources.get(id);
    // Asked for by name, or compared to anything but the baselines, all are drawn.
    const drawsAll = all || filters.length > 0 || chosen.reference !== baselines;
    const shots = drawsAll ? planned : planned.filter(({ id }) => isTouched(id));
    const untouched = planned.length - shots.length;

    const started = Date.now();
    /** @type {import('./judge.mjs').Verdict[]} */
    const verdicts = [];
    const add = (/** @type {Omit<import('./judge.mjs').Verdict, 'accepted'>} */ verdict) => {
      const accepted = verdict.outcome !== 'failed' && chosen.accepted.has(verdict.id);
      verdicts.push({ ...verdict, accepted });
    };
    /** @type {Set<string>} */
    const restless = new Set();
    const judgeShot = async (
      /** @type {import('./plan.mjs').Shot} */ shot,
      /** @type {Buffer | Error} */ drawn,
    ) => {
      add(await judge({ id: shot.id, title: describeShot(shot) }, drawn, chosen.reference));
      if (verdicts.length % 100 === 0) say(`${verdicts.length} of ${shots.length} drawn …`);
    };
    await drawShots(browser, server.origin, shots, judgeShot, undefined, (id) => restless.add(id));
    const seconds = (Date.now() - started) / 1000;
    // Under a filter, the baselines of other stories are nobody's business.
    if (filters.length === 0) {
      const wanted = planned.map((shot) => shot.id);
      for (const gone of await findGone(wanted, chosen.reference)) add(gone);
    }
    verdicts.sort((a, b) => (a.title < b.title ? -1 : 1));

    const changes = verdicts.filter(({ outcome, accepted }) => outcome !== 'same' && !accepted);
    for (const { outcome, title, detail } of changes) say(`${outcome.padEnd(8)} ${title}: ${detail}`);
    const accepted = update ? await acceptAll(baselines, renderer, verdicts, sources) : [];
    const report = writeReport(join(import.meta.dirname, 'report'), verdicts, {
      total: verdicts.length,
      comparedTo: chosen.description,
      drawnBy: `Chromium ${renderer.chromium}`,
    });
    if (restless.size > 0) say(`Drawn although not at rest after two seconds: ${[...restless].join(', ')}`);
    say(summarize(verdicts, { optedOut: optedOut.length, untouched, seconds }));
    say(`Report: ${relative(process.cwd(), report)}`);
    if (update) say(describeAcceptance(accepted));
    if (update) return verdicts.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
    if (changes.length > 0) say('To accept: npm run visual -- --update');
    return changes.length > 0 ? 1 : 0;
  } finally {
    await server.close();
    await browser.close();
  }
}

/** What each picture depends on, by its id. @param {import('./plan.mjs').Shot[]} shots */
async function sourcesOf(shots) {
  const digests = await digestSources(root, [...new Set(shots.map(({ file }) => file))]);
  return new Map(shots.map(({ id, file }) => [id, digests.get(file) ?? '']));
}

/**
 * @param {import('./judge.mjs').Verdict[]} verdicts
 * @param {{ optedOut: number, untouched: number, seconds: number }} run
 */
function summarize(verdicts, { optedOut, untouched, seconds }) {
  /** @type {Map<string, number>} */
  const counts = new Map([['same', 0]]);
  for (const { outcome, accepted } of verdicts) {
    const kind = accepted && outcome !== 'same' ? `${outcome} as accepted since` : outcome;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const parts = [...counts].map(([kind, count]) => `${count} ${kind}`);
  const each = (seconds / Math.max(1, verdicts.length)).toFixed(2);
  const rest = [
    untouched > 0 ? `; ${untouched} that no change can have touched were not drawn (--all draws them)` : '',
    optedOut > 0 ? `; ${optedOut} stories opted out` : '',
  ].join('');
  return `${verdicts.length} pictures: ${parts.join(', ')}${rest} (${seconds.toFixed(1)} s, ${each} s each)`;
}
