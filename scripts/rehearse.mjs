/**
 * `npm run rehearse [-- plain vite next]`: installs apps/rehearsal, which has its own lockfile, and rehearses a release
 * on this machine: published to a local registry, installed in fresh projects, built, and checked in a browser.
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
