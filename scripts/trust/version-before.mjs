import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, run } from '../workspace/process.mjs';

const JOURNAL = 'apps/api/src/platform/db/migrations/meta/_journal.json';

/** @param {string[]} args @returns {Promise<string>} output of git */
async function git(...args) {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}\n${output}`);
  return output.trim();
}

/** Maximum number of commits to go back to find one that builds: intermediate commits need not build. */
const COMMITS_TRIED = 20;

/**
 * Checks out and builds the API of the previous version: of the last commit that builds and has fewer migrations than
 * this one, because only such a version has a different database schema.
 *
 * @returns {Promise<{ commit: string, folder: string, remove: () => Promise<void> }>}
 * @throws if the history is too short, or none of its last commits builds
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
    // Installs and builds only what the API's build needs.
    const code = await run('npm', ['run', '--silent', 'data', '--', '--help'], { cwd: folder });
    if (code === 0) return { commit, folder, remove };
    await remove();
    process.stdout.write(`${commit} couldn’t be built; trying the previous commit.\n`);
  }
  throw new Error(`None of the ${COMMITS_TRIED} commits before ${newest} could be built.`);
}
