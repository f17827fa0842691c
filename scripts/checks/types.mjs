/** Type-checks every project of the workspace, or those whose folders are named as arguments. */
import { existsSync } from 'node:fs';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { workspaceFolders } from '../workspace/projects.mjs';

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : [...workspaceFolders(), '.storybook'];
let failed = 0;
for (const folder of folders.filter((name) => existsSync(at(name, 'tsconfig.json')))) {
  if (folder === 'apps/web') await capture('react-router', ['typegen'], { cwd: at(folder) });
  const { code, output } = await capture('node', [
    at('node_modules/typescript-native/bin/tsc'),
    ...['--noEmit', '-p', at(folder)],
    ...[
      '--incremental',
      '--tsBuildInfoFile',
      at('node_modules/.cache/types', `${folder.replace('/', '-')}.json`),
    ],
  ]);
  if (code === 0) continue;
  failed += 1;
  console.log(`${folder}\n${output}`);
}
process.exitCode = failed === 0 ? 0 : 1;
