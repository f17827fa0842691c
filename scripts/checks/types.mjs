/** Type-checks every project of the workspace, or those whose folders are given as arguments. */
import { existsSync } from 'node:fs';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { workspaceFolders } from '../workspace/projects.mjs';
import { twoAtATime } from './two-at-a-time.mjs';

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : [...workspaceFolders(), '.storybook'];
/** @param {string} folder @returns {Promise<number>} the number of failed checks */
async function check(folder) {
  if (folder === 'apps/web') await capture('react-router', ['typegen'], { cwd: at(folder) });
  const { code, output } = await capture('node', [
    at('node_modules/typescript-native/bin/tsc'),
    ...['--noEmit', '-p', at(folder)],
    // Concurrent checkers of one project do not always merge the same declarations, so two projects run at a time.
    '--singleThreaded',
    ...[
      '--incremental',
      '--tsBuildInfoFile',
      at('node_modules/.cache/types', `${folder.replace('/', '-')}.json`),
    ],
  ]);
  if (code !== 0) console.log(`${folder}\n${output}`);
  return code === 0 ? 0 : 1;
}

const tasks = folders
  .filter((name) => existsSync(at(name, 'tsconfig.json')))
  .map((folder) => () => check(folder));
const results = await twoAtATime(tasks, () => {});
process.exitCode = results.some((failed) => failed > 0) ? 1 : 0;
