import { git } from './git.mjs';

/**
 * @typedef {object} AcceptingCommits
 * @property {string | undefined} latest  the last commit that changed the lock file; undefined without a history
 * @property {() => Promise<Map<string, string>>} byPicture  the commit that accepted each picture
 */

/**
 * Finds the commits whose sources render the accepted pictures.
 *
 * The lock file is committed together with the change that it accepts. So the last commit that changed it renders its
 * pictures, with two exceptions. That commit may have changed the sources of a story without accepting it: such a story
 * is rendered by the commit that last changed its own line. And a picture that was accepted but not committed yet is
 * rendered by no commit.
 *
 * The oldest commit of a shallow clone seems to have changed every line, so it is left out.
 * @param {string} root
 * @param {string} file  the lock file, relative to the root
 * @param {(id: string) => string} renamed
 * @returns {Promise<AcceptingCommits>}
 */
export async function findAcceptingCommits(root, file, renamed) {
  const shallow = new Set(((await git(root, 'rev-list', '--max-parents=0', 'HEAD')) ?? '').split('\n'));
  if ((await git(root, 'rev-parse', '--is-shallow-repository')) !== 'true') shallow.clear();
  const latest = await git(root, 'log', '-1', '--format=%H', '--', file);
  return {
    latest: latest && !shallow.has(latest) ? latest : undefined,
    byPicture: async () => {
      // `<commit> <line>) <text>`; an uncommitted line has a commit of zeros.
      const lines = ((await git(root, 'blame', '--root', '-s', '-l', '--', file)) ?? '').split('\n');
      return new Map(
        lines.flatMap((line) => {
          const [, commit = '', id = ''] = /^(\w{40}) .*?\) +"([^"]+\/[^"]+)":/.exec(line) ?? [];
          return !commit || shallow.has(commit) || /^0+$/.test(commit) ? [] : [[renamed(id), commit]];
        }),
      );
    },
  };
}
