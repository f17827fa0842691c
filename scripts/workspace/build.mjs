import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripPublishedIds } from './ledger-ids.mjs';
import { at } from './paths.mjs';
import { capture } from './process.mjs';
import { projects } from './projects.mjs';

const notSources = new Set(['dist', 'node_modules', '.react-router', 'apps/web/build', 'apps/api/demo']);
const notBuilt = /\.(test|stories|api\.test)\.[a-z]+$|\.md$/;

/**
 * Builds the projects that `wanted` accepts and whose sources, or those of what they use, have changed
 * since their last build.
 * @param {(project: import('./projects.mjs').Project) => boolean} wanted
 * @returns {Promise<string | undefined>} what the failed build printed
 */
export async function buildStale(wanted) {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  for (const project of projects()) {
    const hash = createHash('sha256')
      .update(readFileSync(at('pnpm-lock.yaml')))
      .update(readFileSync(at('openapi.yaml')));
    for (const name of project.uses) hash.update(hashes.get(name) ?? '');
    hashSources(hash, project.folder);
    // Its pages for developers are generated from the documentation, which is spread over the repository.
    if (project.folder === 'apps/web') hashDocumentation(hash);
    const digest = hash.digest('hex');
    hashes.set(project.name, digest);
    if (!project.build || !wanted(project)) continue;
    const stamp = at('node_modules', '.millrace-builds', project.folder.replace('/', '-'));
    if (existsSync(at(project.folder, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest)
      continue;
    const started = Date.now();
    process.stdout.write(`Building ${project.folder} … `);
    const result = await capture(project.build, [], {
      cwd: at(project.folder),
      env: { NODE_ENV: 'production' },
      shell: true,
    });
    if (result.code !== 0) return `The build of ${project.folder} failed:\n${result.output}`;
    if (project.published) stripPublishedIds(project.folder);
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  }
  return undefined;
}

/** Output folders of builds, besides the `dist` of each project. */
const outputs = ['apps/web/build'];

/**
 * Copies the builds of another checkout of the same sources.
 * @param {string} checkout
 */
export function adoptBuilds(checkout) {
  const stamps = join(checkout, 'node_modules', '.millrace-builds');
  if (!existsSync(stamps)) return;
  const built = projects().filter(({ folder }) => existsSync(join(stamps, folder.replace('/', '-'))));
  for (const folder of [...built.map((project) => `${project.folder}/dist`), ...outputs]) {
    if (!existsSync(join(checkout, folder))) continue;
    rmSync(at(folder), { recursive: true, force: true });
    cpSync(join(checkout, folder), at(folder), { recursive: true });
  }
  cpSync(stamps, at('node_modules', '.millrace-builds'), { recursive: true });
}

/** @param {import('node:crypto').Hash} hash */
function hashDocumentation(hash) {
  const files = [
    ...['docs', 'docs/developers'].flatMap((folder) =>
      readdirSync(at(folder)).map((name) => join(folder, name)),
    ),
    ...readdirSync(at('packages')).flatMap((name) =>
      ['README.md', 'CHANGELOG.md'].map((file) => join('packages', name, file)),
    ),
  ];
  for (const file of files.filter((path) => path.endsWith('.md') && existsSync(at(path))).sort())
    hash.update(file).update(readFileSync(at(file)));
}

/** @param {import('node:crypto').Hash} hash @param {string} folder */
function hashSources(hash, folder) {
  for (const entry of readdirSync(at(folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!notSources.has(entry.name) && !notSources.has(path)) hashSources(hash, path);
    } else if (!notBuilt.test(entry.name)) {
      hash.update(path).update(readFileSync(at(path)));
    }
  }
}
