import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './node-version.mjs';
import { at } from './paths.mjs';
import { capture } from './process.mjs';
import { workspaceFolders } from './projects.mjs';

const stamp = at('node_modules', '.millrace-install');

/** Installs what package.json and the lockfile ask for, unless that has been done for exactly these files. */
export async function ensureInstalled() {
  const wanted = manifestHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  // Not the field packageManager: pnpm would look its own release up in the registry at every frozen install.
  const packageManager = `pnpm@${JSON.parse(readFileSync(at('package.json'), 'utf8')).config.pnpm}`;
  const { code, output } = await capture('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
    env: { CI: 'true' },
  });
  if (code !== 0) fail(`${output}\nThe packages could not be installed (${packageManager}).`);
  writeFileSync(stamp, wanted);
}

function manifestHash() {
  const manifests = workspaceFolders().map((folder) => `${folder}/package.json`);
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    hash.update(file).update(readFileSync(at(file)));
  }
  return hash.digest('hex');
}
