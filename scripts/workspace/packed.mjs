/* The published packages from an adopter's view: packed, and installed in a separate project. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageManager } from './package-manager.mjs';
import { at } from './paths.mjs';
import { capture } from './process.mjs';
import { projects } from './projects.mjs';

/**
 * Packs the published packages that are built.
 * @param {string} folder Output folder of the tarballs.
 * @param {(project: import('./projects.mjs').Project) => boolean} [wanted] Default: all of them.
 * @returns {Promise<Map<string, string>>} The tarballs, by package name.
 */
export async function packAll(folder, wanted = () => true) {
  /** @type {Map<string, string>} */
  const packed = new Map();
  for (const project of projects().filter((one) => one.published && wanted(one))) {
    const { code, output } = await capture(
      'npx',
      ['-y', packageManager(), 'pack', '--pack-destination', folder],
      { cwd: at(project.folder) },
    );
    const prefix = `${project.name.replace('@', '').replace('/', '-')}-`;
    const file = readdirSync(folder).find((name) => name.startsWith(prefix) && name.endsWith('.tgz'));
    if (code !== 0 || !file) throw new Error(`${project.name} couldn’t be packed:\n${output}`);
    packed.set(project.name, join(folder, file));
  }
  return packed;
}

/** @param {string} name @param {string} [from] Folder in which it is installed. Default: the workspace. */
export const installedVersion = (name, from = '.') =>
  JSON.parse(readFileSync(at(from, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Installs packed packages in an empty project outside the workspace.
 * @param {string} project Its folder.
 * @param {Map<string, string>} packed
 * @param {Readonly<Record<string, string>>} versions Additional packages, by name.
 */
export function installPacked(project, packed, versions) {
  const files = Object.fromEntries([...packed].map(([name, file]) => [name, `file:${file}`]));
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { ...files, ...versions } }),
  );
  // Dependencies on our own packages are installed from tarballs, too. JSON is valid YAML.
  writeFileSync(
    join(project, 'pnpm-workspace.yaml'),
    JSON.stringify({ packages: ['.'], overrides: files, autoInstallPeers: true }),
  );
  return capture(
    'npx',
    ['-y', packageManager(), 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'],
    { cwd: project },
  );
}
