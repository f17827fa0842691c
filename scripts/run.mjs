/**
 * `npm run NAME`: installs missing packages, then runs the named task. Arguments after `--` are passed on.
 */
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { fail, requireSupportedNode } from './workspace/node-version.mjs';
import { at, root } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';

/** npm runs scripts at the root of the repository; paths in arguments are relative to the original folder. */
const whereTyped = { cwd: process.env.INIT_CWD ?? process.cwd() };

/** Commands for operators, in `apps/api/src/cli`. */
const operatorCommands = ['accounts', 'companies', 'moderators', 'plans', 'products', 'sales'];

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const tasks = {
  ...Object.fromEntries(
    operatorCommands.map((name) => [
      name,
      (/** @type {string[]} */ args) => runBundle('cli', [name, ...args]),
    ]),
  ),
  lint: (args) => run('biome', ['check', ...args]),
  typecheck: (args) => run('node', ['scripts/checks/types.mjs', ...args]),
  generate: () => run('node', ['scripts/generate.mjs']),
  build: async () => (await built(() => true)) || publishedStorybook(),
  size: async () => (await built((project) => project.published)) || run('size-limit', []),
  surface: async () =>
    (await built((project) => project.published)) || run('node', ['scripts/checks/public-surface.mjs']),
  storybook: (args) =>
    run('storybook', ['dev', '--port', process.env.STORYBOOK_PORT ?? '6006', '--no-open', ...args]),
  visual: (args) => run('node', ['apps/e2e/visual/main.mjs', ...args]),
  mutate: (args) => run('node', ['scripts/mutate/main.mjs', ...args]),
  repeat: (args) => run('node', ['scripts/checks/repeat.mjs', ...args]),
  copy: ([first = '', ...rest]) =>
    first === 'stale'
      ? run('node', ['scripts/copy/stale.mjs', ...rest])
      : run('node', ['scripts/copy/draw.mjs', ...(first ? [first] : []), ...rest]),
  locales: (args) => run('node', ['scripts/locales/main.mjs', ...args]),
  changelog: (args) => run('changeset', ['version', ...args]),
  generators: () => run('node', ['scripts/contract/try-generators.mjs']),
  chromatic: (args) => run('node', ['scripts/chromatic.mjs', ...args]),
  import: async (args) => {
    // Ctrl+C reaches the import as well, which shuts down gracefully; this process waits for it.
    process.on('SIGINT', () => {});
    return runBundle('import', args, whereTyped);
  },
  lighthouse: async (args) => {
    const { findBrowser } = await import('./browser.mjs');
    return run('node', ['scripts/bench.mjs', 'lighthouse', ...args], {
      env: { CHROMIUM_PATH: await findBrowser() },
    });
  },
  wordpress: async () => {
    const { findBrowser } = await import('./browser.mjs');
    const env = { CHROMIUM_PATH: await findBrowser(), E2E_WORDPRESS: '1' };
    const only = ['test', 'journeys/wordpress.spec.ts', '--project=chromium'];
    return (await built(() => true)) || run('playwright', only, { cwd: at('apps/e2e'), env });
  },
  data: (args) => runBundle('cli', ['data', ...args], whereTyped),
  sbom: (args) => run('node', [at('scripts/sbom/main.mjs'), ...args], whereTyped),
  new: (args) => run('node', ['scripts/new/main.mjs', ...args]),
};

/** @param {(project: import('./workspace/projects.mjs').Project) => boolean} wanted */
async function built(wanted) {
  const failure = await buildStale(wanted);
  if (failure) console.error(failure);
  return failure ? 1 : 0;
}

/** Builds the Storybook that the web server publishes. */
async function publishedStorybook() {
  const { buildStorybook } = await import('./workspace/storybook.mjs');
  process.stdout.write('Building Storybook … ');
  const { seconds, failure } = await buildStorybook(root);
  console.log(failure ?? `${seconds.toFixed(1)} s`);
  return failure ? 1 : 0;
}

/** Runs a command of the API's build. @param {string} name @param {string[]} args @param {{ cwd?: string }} options */
async function runBundle(name, args, options = {}) {
  const failure = await built((project) => project.folder === 'apps/api');
  return failure || run('node', [at(`apps/api/dist/${name}.js`), ...args], options);
}

requireSupportedNode();
const [name = '', ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`Unknown task "${name}". Use one of: ${Object.keys(tasks).join(', ')}.`);
await ensureInstalled();
process.exitCode = await task(args);
