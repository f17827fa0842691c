import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../../../scripts/workspace/process.mjs';
import { buildStorybook } from '../../../scripts/workspace/storybook.mjs';
import { git } from './git.mjs';
import { planShots } from './plan.mjs';
import { digestSources } from './story-sources.mjs';

/** Number of cached Storybooks of commits; each takes up to 30 MB. */
const KEPT = 4;

/**
 * @typedef {object} Storybook  built Storybook
 * @property {string} folder
 * @property {import('./plan.mjs').StoryIndex} index
 * @property {Map<string, string> | undefined} sources  digest by file of stories; undefined if it is unknown
 */

/**
 * Returns the Storybook of a commit, installed and built in a checkout next to this one, and cached for the next run.
 * @param {string} root
 * @param {string} commit
 * @param {(line: string) => void} say
 * @returns {Promise<Storybook>} without stories if that commit had no Storybook yet
 * @throws if the commit cannot be installed or built
 */
export async function storybookOf(root, commit, say) {
  const cache = join(root, 'node_modules/.cache/millrace-visual');
  const kept = join(cache, commit);
  // Written last, so its presence means that the build is complete.
  const sources = join(kept, 'sources.json');
  if (!existsSync(sources)) {
    rmSync(kept, { recursive: true, force: true });
    prune(cache);
    say(`Building the Storybook of commit ${commit.slice(0, 10)} in a checkout of its own …`);
    await withCheckout(root, commit, async (checkout) => {
      mkdirSync(kept, { recursive: true });
      const built = await installAndBuild(checkout);
      if (built) cpSync(built, kept, { recursive: true });
      writeFileSync(sources, JSON.stringify(built ? await sourcesOf(checkout, kept) : []));
    });
  }
  const known = JSON.parse(readFileSync(sources, 'utf8'));
  return { folder: kept, index: indexOf(kept), sources: known ? new Map(known) : undefined };
}

/** @param {string} folder of a built Storybook @returns {import('./plan.mjs').StoryIndex} */
function indexOf(folder) {
  const file = join(folder, 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { entries: {} };
}

/** Deletes the oldest, to make room for one more. @param {string} cache */
function prune(cache) {
  if (!existsSync(cache)) return;
  const folders = readdirSync(cache).map((name) => join(cache, name));
  const newestFirst = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(KEPT - 1)) rmSync(old, { recursive: true });
}

/** @param {string} checkout @param {string} folder of its built Storybook */
async function sourcesOf(checkout, folder) {
  const files = [...new Set(planShots(indexOf(folder)).shots.map(({ file }) => file))];
  // A commit may lack the tools that compute the digests today.
  return digestSources(checkout, files).then(
    (digests) => [...digests],
    () => null,
  );
}

/**
 * Checks out a commit next to this checkout, runs `use` in it, and removes it.
 * @template T
 * @param {string} root
 * @param {string} commit
 * @param {(checkout: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withCheckout(root, commit, use) {
  // Not in node_modules, where Vite treats sources as packages.
  const parent = mkdtempSync(join(tmpdir(), 'millrace-visual-'));
  const checkout = join(parent, 'checkout');
  try {
    if ((await git(root, 'worktree', 'add', '--detach', checkout, commit)) === undefined) {
      throw new Error(`git could not check out ${commit}.`);
    }
    return await use(checkout);
  } finally {
    await git(root, 'worktree', 'remove', '--force', checkout);
    rmSync(parent, { recursive: true, force: true });
  }
}

/** @param {string} checkout @returns {Promise<string | undefined>} the built folder; undefined without a Storybook */
async function installAndBuild(checkout) {
  if (!existsSync(join(checkout, '.storybook'))) return undefined;
  const { config } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const install = await capture(
    'npx',
    ['-y', `pnpm@${config.pnpm}`, 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: checkout, env: { CI: 'true' } },
  );
  if (install.code !== 0) throw new Error(`The packages of that commit do not install:\n${install.output}`);
  const { folder, failure } = await buildStorybook(checkout);
  if (failure) throw new Error(`The Storybook of that commit does not build:\n${failure}`);
  return folder;
}
