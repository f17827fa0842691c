import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capture } from './process.mjs';

/** Output folder of a checkout's Storybook, from its root. */
export const STORYBOOK_FOLDER = 'storybook-static';

/** Size limit of the built site, in MB. */
const SITE_BUDGET_MB = 30;

const sources = ['.storybook', 'packages', 'openapi.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const notSources = /^(node_modules|dist|storybook-static)$|\.(test|api\.test|test-d)\.tsx?$|\.md$/;

/**
 * Builds the Storybook of a checkout, unless it is already built from the same sources.
 * @param {string} root  of the checkout; its packages must be installed
 * @returns {Promise<{ folder: string, seconds: number, failure?: string }>}
 * zero seconds if nothing had to be built; `failure` is the output of the failed build, or that it is too large
 */
export async function buildStorybook(root) {
  const folder = join(root, STORYBOOK_FOLDER);
  const stamp = join(folder, '.sources');
  const digest = digestOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return { folder, seconds: 0 };
  const started = Date.now();
  const { code, output } = await capture(
    join(root, 'node_modules', '.bin', 'storybook'),
    ['build', '--quiet', '--output-dir', folder],
    { cwd: root, env: { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  const seconds = (Date.now() - started) / 1000;
  if (code !== 0) return { folder, seconds, failure: output };
  const weight = weightInMb(folder);
  if (weight > SITE_BUDGET_MB) {
    const failure = `The built Storybook weighs ${weight.toFixed(1)} MB; its budget is ${SITE_BUDGET_MB} MB.`;
    return { folder, seconds, failure };
  }
  writeFileSync(stamp, digest);
  return { folder, seconds };
}

/**
 * Lists the stories of a checkout like its built Storybook, without building it.
 * @param {string} root
 */
export async function indexStories(root) {
  const { buildIndex } = await import('storybook/internal/core-server');
  return buildIndex({ configDir: join(root, '.storybook'), quiet: true, disableTelemetry: true });
}

/** @param {string} folder */
function weightInMb(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0) / 1e6;
}

/** @param {string} root */
function digestOfSources(root) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    if (notSources.test(basename(path))) return;
    if (statSync(join(root, path)).isFile()) hash.update(path).update(readFileSync(join(root, path)));
    else for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`);
  };
  for (const source of sources.filter((name) => existsSync(join(root, name)))) add(source);
  return hash.digest('hex');
}
