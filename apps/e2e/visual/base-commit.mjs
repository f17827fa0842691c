import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCatalogue } from './baselines.mjs';
import { git } from './git.mjs';

/** Branches that work is merged into, the most telling first. */
const trunks = ['origin/HEAD', 'origin/main', 'main'];

/**
 * The commit that the checkout's pictures are held against when its baselines were drawn by another browser:
 * where the branch left the trunk; on the trunk itself the last commit while there are changes, else the one
 * before it, as a commit compared with itself would show nothing.
 * @param {string} root
 * @param {string} [wanted]  a commit that was asked for by name
 * @returns {Promise<string | undefined>} its full name; undefined where the clone holds no such commit
 */
export async function chooseBase(root, wanted) {
  const resolve = (/** @type {string} */ name) =>
    git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (wanted) return resolve(wanted);
  const head = await resolve('HEAD');
  for (const trunk of trunks) {
    const left = await git(root, 'merge-base', 'HEAD', trunk);
    if (left && left !== head) return left;
  }
  return (await git(root, 'status', '--porcelain')) ? head : resolve('HEAD~1');
}

/**
 * Checks the commit out beside this checkout, lets `use` work in it, and clears it away.
 * @template T
 * @param {string} root
 * @param {string} commit
 * @param {(checkout: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withCheckout(root, commit, use) {
  const parent = mkdtempSync(join(tmpdir(), 'millrace-visual-'));
  const checkout = join(parent, 'base');
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

/**
 * The pictures whose baselines were accepted since the commit: their change was meant, though a browser
 * other than the baselines' cannot say whether it came out as meant.
 * @param {string} root
 * @param {string} commit
 * @param {string} file  `baselines.json`, relative to the root
 * @param {import('./baselines.mjs').Catalogue} now
 * @returns {Promise<Set<string>>}
 */
export async function acceptedSince(root, commit, file, now) {
  const { pictures } = parseCatalogue(await git(root, 'show', `${commit}:${file}`));
  const ids = new Set([...Object.keys(pictures), ...Object.keys(now.pictures)]);
  return new Set([...ids].filter((id) => pictures[id]?.digest !== now.pictures[id]?.digest));
}
