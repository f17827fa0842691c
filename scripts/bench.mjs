/**
 * `npm run bench [-- name …]`: installs apps/bench, which has its own lockfile, builds what is measured if it is
 * stale, and runs all benchmarks or those named. `--rounds` and `--seconds` set the duration.
 */
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled, installAlone } from './workspace/install.mjs';
import { fail, requireSupportedNode } from './workspace/node-version.mjs';
import { at } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';

requireSupportedNode();
await ensureInstalled();
await installAlone('apps/bench');
// The packages are packed from their builds, as for an adopter of their components.
const measured = new Set(
  ['api-client', 'art', 'design-system', 'domain', 'ui', 'value-chain'].map((name) => `packages/${name}`),
);
const failure = await buildStale(({ folder }) => folder === 'apps/api' || measured.has(folder));
if (failure) fail(failure);

// Ctrl+C reaches the benchmarks too, which clean up; this process waits for them.
process.on('SIGINT', () => {});
process.exitCode = await run(
  'node',
  ['--conditions=millrace-source', '--import', 'tsx', 'src/main.ts', ...process.argv.slice(2)],
  { cwd: at('apps/bench') },
);
