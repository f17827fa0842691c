import { relative } from 'node:path';
import { git } from './git.mjs';
import { judgePair } from './judge.mjs';
import { Lock, renamePictures } from './lock.mjs';
import { describeShot, planShots } from './plan.mjs';
import { writeReport } from './report-page/write-report.mjs';

/**
 * Renders two commits in this browser, and reports which pictures differ. Without `all`, it skips the pictures
 * with the same sources in both commits, or the same digest in both lock files.
 * @param {import('./arguments.mjs').Wishes} wishes
 * @param {import('./workspace.mjs').Workspace} workspace
 * @returns {Promise<import('./judge.mjs').Verdict[]>} verdicts of the rendered pictures
 * @throws when a commit does not exist or cannot be built
 */
export async function compareCommits({ from, to, all, filters }, workspace) {
  const { say } = workspace;
  const before = await openSide(from, filters, workspace);
  const after = await openSide(to, filters, workspace);
  const asked = new Set([...before.asked, ...after.asked]);
  const ids = [...asked].filter((id) => all || !isKnownSame(id, before, after));
  const studio = await workspace.openStudio();
  try {
    const draw = async (/** @type {Side} */ { folder, shots }) => {
      /** @type {Map<string, Buffer | Error>} */
      const pictures = new Map();
      const there = ids.flatMap((id) => shots.get(id) ?? []);
      if (there.length > 0) await studio.draw(folder, there, ({ id }, drawn) => void pictures.set(id, drawn));
      return pictures;
    };
    const [drawnBefore, drawnAfter] = [await draw(before), await draw(after)];
    const verdicts = ids
      .map((id) => {
        const shot = after.shots.get(id) ?? before.shots.get(id);
        const title = shot ? describeShot(shot) : id;
        return judgePair({ id, title }, drawnBefore.get(id), drawnAfter.get(id));
      })
      .sort((a, b) => (a.title < b.title ? -1 : 1));
    const differing = verdicts.filter(({ outcome }) => outcome !== 'same');
    for (const { outcome, title, detail } of differing) say(`${outcome.padEnd(10)} ${title}: ${detail}`);
    const report = writeReport(workspace.reportFolder, verdicts, {
      total: asked.size,
      comparedTo: `${after.name} compared to ${before.name}`,
      drawnBy: `Chromium ${studio.renderer.chromium}`,
    });
    say(
      `${asked.size} pictures, from ${before.name} to ${after.name}: ${differing.length} differ; ${ids.length} were drawn.`,
    );
    say(`Report: ${relative(process.cwd(), report)}`);
    return verdicts;
  } finally {
    await studio.close();
  }
}

/**
 * @typedef {object} Side
 * @property {string} name
 * @property {string} folder  of the built Storybook
 * @property {Map<string, import('./plan.mjs').Shot>} shots  by their current ids
 * @property {string[]} asked  ids of those selected by the filters
 * @property {Map<string, string> | undefined} sources  digest by file of stories
 * @property {Lock} lock  empty for the working tree, whose lock file may be out of date
 */

/**
 * @param {string | undefined} ref  a commit; undefined stands for the working tree
 * @param {string[]} filters
 * @param {import('./workspace.mjs').Workspace} workspace
 * @returns {Promise<Side>}
 */
async function openSide(ref, filters, workspace) {
  const renamed = renamePictures(workspace.renamedStories);
  const commit = ref && (await git(workspace.root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`));
  if (ref && !commit) throw new Error(`There is no commit "${ref}" in this clone.`);
  const { folder, index, sources } = commit ? await workspace.buildCommit(commit) : await openTree(workspace);
  const rename = (/** @type {import('./plan.mjs').Shot} */ shot) => ({ ...shot, id: renamed(shot.id) });
  return {
    name: ref ?? 'the working tree',
    folder,
    shots: new Map(planShots(index).shots.map((shot) => [renamed(shot.id), rename(shot)])),
    asked: planShots(index, filters).shots.map(({ id }) => renamed(id)),
    sources,
    lock: new Lock(commit && (await git(workspace.root, 'show', `${commit}:${workspace.lockFile}`)), renamed),
  };
}

/** @param {import('./workspace.mjs').Workspace} workspace @returns {Promise<import('./commit-storybook.mjs').Storybook>} */
async function openTree(workspace) {
  const index = await workspace.index();
  const files = [...new Set(planShots(index).shots.map(({ file }) => file))];
  return { folder: await workspace.build(), index, sources: await workspace.digest(files) };
}

/** @param {string} id @param {Side} before @param {Side} after */
function isKnownSame(id, before, after) {
  const digestOn = (/** @type {Side} */ { sources, shots }) => sources?.get(shots.get(id)?.file ?? '');
  const sources = digestOn(before);
  if (sources && sources === digestOn(after)) return true;
  const accepted = before.lock.entry(id)?.digest;
  const { renderer } = before.lock;
  return (
    accepted !== undefined &&
    renderer !== undefined &&
    after.lock.isDrawnBy(renderer) &&
    after.lock.entry(id)?.digest === accepted &&
    before.shots.has(id) &&
    after.shots.has(id)
  );
}
