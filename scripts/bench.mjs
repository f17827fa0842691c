/**
 * `npm run bench [-- name …]`: installs apps/bench, which has a lockfile of its own, builds what is measured where it
 * is stale, and runs the benchmarks named, or all of them. `--rounds` and `--seconds` say how long.
 */
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled, installAlone } from './workspace/install.mjs';
import { fail, requireSupportedNode } from './workspace/node-version.mjs';
import { at } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';

requireSupportedNode();
await ensureInstalled();
await installAlone('apps/bench');
// The packages are packed as they are built, for an adopter of their components.
const measured = new Set(
  ['api-client', 'art', 'design-system', 'domain', 'ui', 'value-chain'].map((name) => `packages/${name}`),
);
const failure = await buildStale(({ folder }) => folder === 'apps/api' || measured.has(folder));
if (failure) fail(failure);

// The benchmarks tidy up after themselves on Ctrl+C, which reaches them as well; this process waits for it.
process.on('SIGINT', () => {});
process.exitCode = await run(
  'node',
  ['--conditions=millrace-source', '--import', 'tsx', 'src/main.ts', ...process.argv.slice(2)],
  { cwd: at('apps/bench') },
);
