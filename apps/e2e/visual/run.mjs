import { join, relative } from 'node:path';
import { acceptAll, describeAcceptance } from './accept.mjs';
import { findAcceptingCommits } from './accepting-commits.mjs';
import { git } from './git.mjs';
import { addBefore, judge } from './judge.mjs';
import { Lock, renamePictures } from './lock.mjs';
import { digestOf } from './picture.mjs';
import { describeShot, planShots } from './plan.mjs';
import { writeReport } from './report-page/write-report.mjs';
import { sampleShots } from './sample.mjs';
import { workspace as repository } from './workspace.mjs';

/** Number of pictures with changed sources above which a sample of the stage would say little. */
const STALE_MOST = 1000;

/** Maximum number of affected pictures in the stage of `npm test`, which leaves the rest to the nightly run. */
const STAGE_MOST = 300;

/** Estimated seconds to render a picture on two cores, until a run has measured it. */
const SECONDS_EACH = 0.25;

/** Maximum number of commits besides the lock file's last one that are built to find sources of accepted pictures. */
const FALLBACKS_MOST = 3;

/**
 * @typedef {object} Result
 * @property {number} compared  pictures
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures  one line each
 * @property {number} notCompared  affected pictures that were left to the nightly run
 */

/**
 * Renders the pictures that a change can affect, and compares them with the lock file. Writes a report if
 * anything was rendered.
 * @param {Partial<import('./arguments.mjs').Wishes>} wishes
 * @param {import('./workspace.mjs').Workspace} [workspace]
 * @returns {Promise<Result>}
 * @throws if nothing can be rendered or accepted, with the reason
 */
export async function runVisual({ update, all, stage, filters = [] }, workspace = repository) {
  const { say } = workspace;
  const renamed = renamePictures(workspace.renamedStories);
  const lockFile = join(workspace.root, workspace.lockFile);
  const lock = Lock.read(lockFile, renamed);
  const index = await workspace.index();
  const lost = Object.values(workspace.renamedStories).filter(
    (id) =>
      !workspace.renamedStories[id] &&
      !Object.keys(index.entries).some((entry) => entry === id || entry.startsWith(`${id}--`)),
  );
  if (lost.length > 0)
    throw new Error(`renamed-stories.json names stories that do not exist: ${lost.join(', ')}.`);
  const { shots: planned, optedOut } = planShots(index, filters);
  if (planned.length === 0) throw new Error(`No story to draw for ${filters.join(', ')}.`);
  const sources = await sourcesOf(planned, workspace);
  const touched = new Set(
    planned.map(({ id }) => id).filter((id) => lock.entry(id)?.sources !== sources.get(id)),
  );
  const known = new Set(planned.map(({ id }) => id));
  // With a filter, pictures of other stories do not count.
  const gone = filters.length > 0 ? [] : lock.ids().filter((id) => !known.has(id));
  let shots = all || filters.length > 0 ? planned : planned.filter(({ id }) => touched.has(id));

  let notCompared = 0;
  if (stage && touched.size === planned.length && planned.length > STALE_MOST) {
    say(
      `No picture is accepted for the present sources, as after files moved. Compare all of them by npm run visual -- --all, and accept them by npm run visual -- --update: about ${minutes(planned.length * SECONDS_EACH)}.`,
    );
    return { ...resultOf([]), notCompared: planned.length };
  }
  if (stage && shots.length > STAGE_MOST) {
    const sample = sampleShots(shots, STAGE_MOST, await changedSinceAccepted(workspace, renamed));
    notCompared = shots.length - sample.length;
    say(
      `${shots.length} of ${planned.length} pictures can look different: ${sample.length} are compared, the others are left to the nightly run of npm run visual -- --all. All pictures take about ${minutes(planned.length * SECONDS_EACH)}.`,
    );
    shots = sample;
  }
  if (!update && shots.length === 0 && gone.length === 0) {
    say(`No change can have touched any of the ${planned.length} pictures.`);
    return resultOf([]);
  }

  const studio = await workspace.openStudio();
  try {
    const sameBrowser = !lock.renderer || lock.isDrawnBy(studio.renderer);
    if (!sameBrowser) say(explainBrowser(lock.renderer, studio.renderer));
    if (update && !sameBrowser) {
      if (filters.length > 0)
        throw new Error('Only all pictures together can be accepted: leave the filter out.');
      lock.clear();
      shots = planned;
    }

    /** @type {import('./judge.mjs').Verdict[]} */
    let verdicts = gone.map((id) => ({
      id,
      title: id,
      outcome: 'gone',
      detail: 'no story draws it any more',
    }));
    /** @type {Set<string>} */
    const restless = new Set();
    const folder = shots.length > 0 ? await workspace.build() : '';
    const started = Date.now();
    if (shots.length > 0) {
      await studio.draw(
        folder,
        shots,
        (shot, drawn) => {
          verdicts.push(
            judge({ id: shot.id, title: describeShot(shot) }, drawn, lock.entry(shot.id), sameBrowser),
          );
          if (verdicts.length % 100 === 0) say(`${verdicts.length} of ${shots.length} drawn …`);
        },
        (storyId) => restless.add(storyId),
      );
    }
    const seconds = (Date.now() - started) / 1000;
    let comparedTo = 'compared to the lock file';
    if (!update) {
      const before = await drawBefore(verdicts, { lock, sources, sameBrowser, renamed, studio, workspace });
      verdicts = verdicts.map((verdict) =>
        before.wanted.has(verdict.id) ? addBefore(verdict, before.pictures.get(verdict.id)) : verdict,
      );
      comparedTo += before.description;
    }
    verdicts.sort((a, b) => (a.title < b.title ? -1 : 1));

    const result = { ...resultOf(verdicts), notCompared };
    for (const failure of result.failures) say(failure);
    const report = writeReport(workspace.reportFolder, verdicts, {
      total: verdicts.length,
      comparedTo,
      drawnBy: `Chromium ${studio.renderer.chromium}`,
    });
    if (restless.size > 0) say(`Drawn although not at rest after two seconds: ${[...restless].join(', ')}`);
    say(
      summarize(verdicts, {
        optedOut: optedOut.length,
        planned: planned.length,
        drawn: shots.length,
        notCompared,
        seconds,
      }),
    );
    say(`Report: ${relative(process.cwd(), report)}`);
    if (update) {
      const accepted = acceptAll(lock, verdicts, sources);
      lock.renderer = studio.renderer;
      lock.save(lockFile);
      say(describeAcceptance(accepted));
      return resultOf(verdicts.filter(({ outcome }) => outcome === 'failed'));
    }
    if (result.failed > 0) say('To accept: npm run visual -- --update');
    else if (verdicts.some(({ id }) => touched.has(id))) {
      say('All look as accepted, from other sources: npm run visual -- --update refreshes the lock file.');
    }
    return result;
  } finally {
    await studio.close();
  }
}

/** @param {import('./judge.mjs').Verdict[]} verdicts @returns {Result} */
function resultOf(verdicts) {
  const failures = verdicts
    .filter(({ outcome }) => outcome !== 'same')
    .map(({ outcome, title, detail }) => `${outcome.padEnd(10)} ${title}: ${detail}`);
  const [compared, failed] = [verdicts.length, failures.length];
  return { compared, passed: compared - failed, failed, failures, notCompared: 0 };
}

/**
 * Lists the files changed since pictures were last accepted, as far as the history goes.
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {(id: string) => string} renamed
 */
async function changedSinceAccepted({ root, lockFile }, renamed) {
  const { latest } = await findAcceptingCommits(root, lockFile, renamed);
  const listed = await Promise.all([
    git(root, 'diff', '--name-only', '-z', latest ?? 'HEAD', '--'),
    git(root, 'ls-files', '-z', '--others', '--exclude-standard'),
  ]);
  return listed.flatMap((files = '') => files.split('\0')).filter((file) => file !== '');
}

/**
 * Returns the digest of each picture's sources, by id.
 * @param {import('./plan.mjs').Shot[]} shots
 * @param {import('./workspace.mjs').Workspace} workspace
 */
async function sourcesOf(shots, workspace) {
  const digests = await workspace.digest([...new Set(shots.map(({ file }) => file))]);
  return new Map(shots.map(({ id, file }) => [id, digests.get(file) ?? '']));
}

/**
 * Renders, in this browser, the accepted versions of pictures that differ or have no comparable digest.
 * @param {import('./judge.mjs').Verdict[]} verdicts
 * @param {object} run
 * @param {Lock} run.lock
 * @param {Map<string, string>} run.sources  by picture
 * @param {boolean} run.sameBrowser
 * @param {(id: string) => string} run.renamed
 * @param {import('./workspace.mjs').Studio} run.studio
 * @param {import('./workspace.mjs').Workspace} run.workspace
 */
async function drawBefore(verdicts, { lock, sources, sameBrowser, renamed, studio, workspace }) {
  const wanted = new Set(
    verdicts.filter(({ outcome }) => ['changed', 'uncompared', 'gone'].includes(outcome)).map(({ id }) => id),
  );
  /** @type {Map<string, import('./judge.mjs').Before>} */
  const pictures = new Map();
  if (wanted.size === 0) return { wanted, pictures, description: '' };
  const { latest, byPicture } = await findAcceptingCommits(workspace.root, workspace.lockFile, renamed);
  if (!latest) {
    const description = '; without history, no accepted picture could be drawn';
    workspace.say('This clone holds no history to draw the accepted pictures from: fetch it to see them.');
    return { wanted, pictures, description };
  }

  const drawFrom = async (/** @type {string} */ commit, /** @type {Set<string>} */ ids) => {
    const { folder, index, sources: sourcesThere } = await workspace.buildCommit(commit);
    const isTold = (/** @type {import('./plan.mjs').Shot} */ { id, file }) => {
      const digest = sourcesThere?.get(file);
      // A picture rendered from the current sources says nothing about the accepted one.
      return !digest || digest !== sources.get(id) || digest === lock.entry(id)?.sources;
    };
    const there = planShots(index)
      .shots.map((shot) => ({ ...shot, id: renamed(shot.id) }))
      .filter((shot) => ids.has(shot.id) && isTold(shot));
    await studio.draw(folder, there, ({ id, file }, picture) => {
      if (picture instanceof Error) return;
      const entry = lock.entry(id);
      const sameSources = entry?.sources !== undefined && entry.sources === sourcesThere?.get(file);
      const isAccepted = sameSources || (sameBrowser && entry?.digest === digestOf(picture));
      if (isAccepted || !pictures.has(id)) pictures.set(id, { picture, commit, isAccepted });
    });
  };
  await drawFrom(latest, wanted);

  const doubtful = [...wanted].filter((id) => !pictures.get(id)?.isAccepted);
  const commits = doubtful.length > 0 ? await byPicture() : new Map();
  /** @type {Map<string, Set<string>>} */
  const fallbacks = new Map();
  for (const id of doubtful) {
    const commit = commits.get(id);
    if (!commit || commit === latest) continue;
    fallbacks.set(commit, (fallbacks.get(commit) ?? new Set()).add(id));
  }
  const largestFirst = [...fallbacks].sort(([, a], [, b]) => b.size - a.size);
  for (const [commit, ids] of largestFirst.slice(0, FALLBACKS_MOST)) await drawFrom(commit, ids);
  return { wanted, pictures, description: `; before is drawn from commit ${latest.slice(0, 10)}` };
}

/** @param {import('./lock.mjs').Renderer | undefined} locked @param {import('./lock.mjs').Renderer} renderer */
function explainBrowser(locked, renderer) {
  const difference =
    locked?.chromium === renderer.chromium
      ? `Chromium ${renderer.chromium} too, but on a machine that draws letters differently`
      : `Chromium ${locked?.chromium}; this is Chromium ${renderer.chromium}`;
  return `The accepted pictures were drawn by ${difference}. This browser draws them anew.`;
}

/**
 * @param {import('./judge.mjs').Verdict[]} verdicts
 * @param {{ optedOut: number, planned: number, drawn: number, notCompared: number, seconds: number }} run
 */
function summarize(verdicts, { optedOut, planned, drawn, notCompared, seconds }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { outcome } of verdicts) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`);
  // A few pictures are too small a sample to estimate the total time.
  const each = drawn >= 20 ? seconds / drawn : SECONDS_EACH;
  const rest = planned - drawn - notCompared;
  return [
    `${verdicts.length} pictures: ${parts.join(', ') || 'none'} (${seconds.toFixed(1)} s)`,
    ...(rest > 0 ? [`${rest} that no change can have touched were not drawn`] : []),
    ...(notCompared > 0 ? [`${notCompared} that can look different were not compared`] : []),
    ...(optedOut > 0 ? [`${optedOut} stories opted out`] : []),
    `all ${planned} take about ${minutes(planned * each)}`,
  ].join('; ');
}

/** @param {number} seconds */
const minutes = (seconds) => `${Math.max(1, Math.round(seconds / 60))} min`;
