/**
 * `npm run release`: builds the published packages and publishes the versions that are missing in the registry,
 * with provenance if a build service attests it. Arguments are passed on to the package
 * manager: `--dry-run` only prints what would be published.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { fail, requireSupportedNode } from './workspace/node-version.mjs';
import { packageManager } from './workspace/package-manager.mjs';
import { at } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';
import { projects } from './workspace/projects.mjs';
import { repositoryOf } from './workspace/repository.mjs';

requireSupportedNode();
await ensureInstalled();
const failure = await buildStale((project) => project.published);
if (failure) fail(failure);

// Variables that GitHub and GitLab set for jobs that may request a provenance certificate.
const vouched = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ?? process.env.SIGSTORE_ID_TOKEN;
const published = projects().filter((project) => project.published);
if (vouched) for (const { folder } of published) sayRepository(folder);
process.exitCode = await run('npx', [
  '-y',
  packageManager(),
  ...published.map(({ name }) => `--filter=${name}`),
  'publish',
  '--access=public',
  ...(vouched ? ['--provenance'] : []),
  ...process.argv.slice(2),
]);

/** Adds the repository to the published manifest; the sources do not contain its address. @param {string} folder */
function sayRepository(folder) {
  const repository = repositoryOf(process.env, folder);
  if (!repository) return;
  const path = at(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
}
