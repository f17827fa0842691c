/** Lists the mutants that Stryker knows of, and the tests of the workspace. */
import { readFile } from 'node:fs/promises';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { partitionOf } from './draw.mjs';

/** @param {string[]} args of git @returns {Promise<string[]>} the lines that it prints */
async function git(...args) {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Error(output);
  return output.split('\n').filter(Boolean);
}

/** @returns {Promise<string[]>} the files of the repository, new ones too */
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
 * The lines of each file that differ from a commit, counted from 0.
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

/**
 * The tests to which the mutants of a source file are given. In the API: those of its module, and where there are fewer
 * than two, those that name the module most often; nearly every test starts the whole server, so coverage alone
 * would choose all of them. Elsewhere: those of its package, and tests of others that name one of its exports.
 * @param {string} source
 * @param {string[]} files of the repository
 */
export async function testsFor(source, files) {
  const tests = files.filter(isTest);
  const area = source.match(/^apps\/api\/src\/(?:modules\/)?[^/]+\/|^[^/]+\/[^/]+\//)?.[0] ?? '';
  const own = tests.filter((path) => path.startsWith(area));
  const ofApi = partitionOf(source) === 'api';
  if (ofApi && own.length > 1) return own;

  const exported = (await readFile(at(source), 'utf8')).matchAll(
    /^export (?:async )?(?:function|const|class) (\w+)/gm,
  );
  const names = ofApi
    ? [`${area.split('/').at(-2)?.replace(/s$/, '')}`]
    : [...exported].map(([, name]) => `\\b${name}\\b`);
  if (names.length === 0) return own;
  const pattern = new RegExp(names.join('|'), 'g');
  const others = [];
  for (const path of tests) {
    if (own.includes(path) || path.endsWith('.api.test.ts') !== ofApi) continue;
    const named = (await readFile(at(path), 'utf8')).match(pattern)?.length ?? 0;
    if (named > 0) others.push({ path, named });
  }
  others.sort((one, other) => other.named - one.named || (one.path < other.path ? -1 : 1));
  return [...own, ...others.slice(0, 3).map(({ path }) => path)];
}
