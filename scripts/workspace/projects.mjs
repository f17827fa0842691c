import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** Benchmarks and the release rehearsal are outside the workspace, with their own lockfiles. */
const outside = new Set(['apps/bench', 'apps/rehearsal']);

/** Folders of the workspace's packages and apps, relative to the root, in alphabetical order. */
export function workspaceFolders() {
  return ['packages', 'apps']
    .flatMap((area) => readdirSync(at(area)).map((name) => `${area}/${name}`))
    .filter((folder) => !outside.has(folder) && existsSync(at(folder, 'package.json')))
    .sort();
}

/**
 * @typedef {object} Project
 * @property {string} name      as in package.json
 * @property {string} folder    relative to the root
 * @property {boolean} published
 * @property {string | undefined} build  the build command
 * @property {string[]} uses    names of the workspace packages that it depends on
 */

/** Every project of the workspace, in topological order: dependencies first. */
export function projects() {
  /** @type {Map<string, Project>} */
  const all = new Map();
  for (const folder of workspaceFolders()) {
    const manifest = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
    const uses = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) =>
      name.startsWith('@millrace/'),
    );
    all.set(manifest.name, {
      name: manifest.name,
      folder,
      published: manifest.private !== true,
      build: manifest.scripts?.build,
      uses,
    });
  }
  /** @type {Set<Project>} */
  const ordered = new Set();
  const visiting = new Set();
  const visit = (/** @type {string} */ name) => {
    const project = all.get(name);
    if (!project || ordered.has(project) || visiting.has(name)) return;
    visiting.add(name);
    project.uses.forEach(visit);
    ordered.add(project);
  };
  [...all.keys()].forEach(visit);
  return [...ordered];
}
