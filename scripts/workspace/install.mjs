import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './node-version.mjs';
import { packageManager } from './package-manager.mjs';
import { at } from './paths.mjs';
import { capture } from './process.mjs';
import { workspaceFolders } from './projects.mjs';

const MANIFESTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];

/** Installs the packages of package.json and the lockfile, unless exactly these files have been installed. */
export async function ensureInstalled() {
  await install('.', [...MANIFESTS, ...workspaceFolders().map((folder) => `${folder}/package.json`)]);
}

/**
 * Installs a folder outside the workspace, unless exactly its files have been installed.
 * @param {string} folder relative to the root; has its own lockfile and pnpm-workspace.yaml
 */
export async function installAlone(folder) {
  await install(
    folder,
    MANIFESTS.map((file) => `${folder}/${file}`),
  );
}

/** @param {string} folder @param {string[]} manifests relative to the root */
async function install(folder, manifests) {
  const stamp = at(folder, 'node_modules', '.millrace-install');
  const hash = createHash('sha256');
  for (const file of manifests) hash.update(file).update(readFileSync(at(file)));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const { code, output } = await capture('npx', ['-y', packageManager(), 'install', '--frozen-lockfile'], {
    cwd: at(folder),
    env: { CI: 'true' },
  });
  if (code !== 0) fail(`${output}\nThe packages could not be installed (${packageManager()}).`);
  writeFileSync(stamp, wanted);
}
