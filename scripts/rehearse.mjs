/**
 * `npm run rehearse [-- plain vite next]`: installs apps/rehearsal, which has a lockfile of its own, and tries a
 * release out on this machine: published to a registry started for it, installed in fresh projects, built, looked at.
 */
import { findBrowser } from './browser.mjs';
import { ensureInstalled, installAlone } from './workspace/install.mjs';
import { requireSupportedNode } from './workspace/node-version.mjs';
import { at } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';

requireSupportedNode();
await ensureInstalled();
await installAlone('apps/rehearsal');
process.exitCode = await run('node', ['--import', 'tsx', 'src/main.ts', ...process.argv.slice(2)], {
  cwd: at('apps/rehearsal'),
  env: { CHROMIUM_PATH: await findBrowser() },
});
