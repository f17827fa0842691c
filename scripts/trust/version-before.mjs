import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, run } from '../workspace/process.mjs';

const JOURNAL = 'apps/api/src/platform/db/migrations/meta/_journal.json';

/** @param {string[]} args @returns {Promise<string>} what git says */
async function git(...args) {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}\n${output}`);
  return output.trim();
}

/** How many commits it goes back to find one that builds: a commit within a step need not build by itself. */
const COMMITS_TRIED = 20;

/**
 * Checks out and builds the API of the version before: of the last commit that builds and has fewer migrations than this
 * one, as no other differs from this one in the database.
 *
 * @returns {Promise<{ commit: string, folder: string, remove: () => Promise<void> }>}
 * @throws where the history does not reach back so far, or none of its last commits builds
 */
export async function buildVersionBefore() {
  const newest = await git('log', '-1', '--follow', '--diff-filter=AM', '--format=%H', '--', JOURNAL);
  const commits = await git('log', '--first-parent', `-${COMMITS_TRIED}`, '--format=%H', `${newest}^`);
  for (const commit of commits.split('\n')) {
    const folder = join(mkdtempSync(join(tmpdir(), 'millrace-before-')), 'millrace');
    await git('worktree', 'add', '--detach', folder, commit);
    const remove = async () => {
      await git('worktree', 'remove', '--force', folder);
      rmSync(join(folder, '..'), { recursive: true, force: true });
    };
    // What needs no more than the API's build makes it, and installs what that needs.
    const code = await run('npm', ['run', '--silent', 'data', '--', '--help'], { cwd: folder });
    if (code === 0) return { commit, folder, remove };
    await remove();
    process.stdout.write(`${commit} couldn’t be built; trying the previous commit.\n`);
  }
  throw new Error(`None of the ${COMMITS_TRIED} commits before ${newest} could be built.`);
}
