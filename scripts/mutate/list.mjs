/** Lists Stryker's mutants, and the tests of the workspace. */
import { readFile } from 'node:fs/promises';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { isSource, partitionOf } from './draw.mjs';

/** @param {string[]} args of git @returns {Promise<string[]>} the lines that it prints */
async function git(...args) {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Error(output);
  return output.split('\n').filter(Boolean);
}

/** @returns {Promise<string[]>} the files of the repository, including new ones */
export const repositoryFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard');

/** @param {string[]} files from the root @returns {Promise<import('./draw.mjs').Mutant[]>} */
export async function listMutants(files) {
  const nothing = () => {};
  const logger = { isDebugEnabled: () => false, debug: nothing, info: nothing, warn: console.warn };
  const sources = files.map(async (name) => ({
    name,
    mutate: true,
    content: await readFile(at(name), 'utf8'),
  }));
  const { mutants } = await new Instrumenter(logger).instrument(await Promise.all(sources), {
    ignorers: [],
    excludedMutations: [],
    plugins: null,
  });
  return mutants;
}

/**
 * Returns the changed lines of each file since a commit, counted from 0.
 * @param {string} ref
 * @returns {Promise<Map<string, Set<number>>>}
 */
export async function changedLines(ref) {
  /** @type {Map<string, Set<number>>} */
  const changed = new Map();
  let lines = new Set();
  const diff = await git('diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', ref, '--');
  for (const line of diff) {
    const file = line.match(/^\+\+\+ b\/(.*)$/)?.[1];
    if (file) {
      lines = new Set();
      changed.set(file, lines);
    }
    const hunk = line.match(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/);
    if (!hunk) continue;
    const from = Number(hunk[1]) - 1;
    for (let index = 0; index < Number(hunk[2] ?? 1); index += 1) lines.add(from + index);
  }
  for (const file of await git('ls-files', '--others', '--exclude-standard')) {
    if (!/\.tsx?$/.test(file)) continue;
    const { length } = (await readFile(at(file), 'utf8')).split('\n');
    changed.set(file, new Set(Array(length).keys()));
  }
  return changed;
}

const isTest = (/** @type {string} */ path) =>
  /^(packages|apps)\/.*\.test\.tsx?$/.test(path) &&
  !/\.(deployed|browser)\.test\.|^apps\/(e2e|bench|rehearsal)\//.test(path);

const areaOf = (/** @type {string} */ path) =>
  path.match(/^apps\/api\/src\/(?:areas\/[^/]+\/)?[^/]+\/|^apps\/api\/src\/[^/.]+|^[^/]+\/[^/]+\//)?.[0] ??
  '';

/**
 * Counts the matches of words in each of the given files.
 * @param {string[]} paths
 * @param {RegExp} pattern
 */
async function naming(paths, pattern) {
  const counts = paths.map(async (path) => ({
    path,
    named: (await readFile(at(path), 'utf8')).match(pattern)?.length ?? 0,
  }));
  return (await Promise.all(counts))
    .filter(({ named }) => named > 0)
    .sort((one, other) => other.named - one.named || (one.path < other.path ? -1 : 1))
    .map(({ path }) => path);
}

/**
 * Selects the tests for the mutants of a source file. In the API: those of its module, and if there are fewer than
 * two, three of the modules that import it or that it imports, those with the most similar name first; nearly every
 * test starts the whole server, so coverage alone would select all of them. Elsewhere: those of its package, and the
 * three of others that name its exports most often.
 * @param {string} source
 * @param {string[]} files of the repository
 */
export async function testsFor(source, files) {
  const tests = files.filter(isTest);
  const area = areaOf(source);
  const own = tests.filter((path) => path.startsWith(area));
  const others = tests.filter((path) => !path.startsWith(area));
  if (partitionOf(source) === 'api') {
    if (own.length > 1) return own;
    const sources = files.filter((path) => path.startsWith('apps/api/src/areas/') && isSource(path));
    const importers = await naming(sources, new RegExp(`/${area.split('/').at(-2)}'`, 'g'));
    const inArea = sources.filter((path) => path.startsWith(area)).map((path) => readFile(at(path), 'utf8'));
    const imported = [
      ...(await Promise.all(inArea)).join('').matchAll(/'(?:\.\.\/){1,2}(?:[a-z-]+\/)?([a-z-]+)'/g),
    ];
    const modules = [...new Set(sources.map(areaOf))];
    const areas = new Set([
      ...importers.map(areaOf),
      ...imported.flatMap(([, name]) => modules.filter((module) => module.endsWith(`/${name}/`))),
    ]);
    const alike = (/** @type {string} */ one) =>
      [...one].findIndex((letter, index) => letter !== area[index]);
    const closest = [...areas].sort((one, other) => alike(other) - alike(one));
    const theirs = closest.flatMap((one) => others.filter((path) => path.startsWith(one)));
    return [...own, ...theirs.slice(0, 3)];
  }
  const text = await readFile(at(source), 'utf8');
  const names = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  if (names.length === 0) return own;
  const unit = others.filter((path) => !path.endsWith('.api.test.ts'));
  const callers = await naming(unit, new RegExp(`\\b(${names.join('|')})\\b`, 'g'));
  return [...own, ...callers.slice(0, 3)];
}
