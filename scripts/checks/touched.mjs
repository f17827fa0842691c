import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { reachedSources } from '../../apps/e2e/visual/story-sources.mjs';
import { at } from '../workspace/paths.mjs';
import { STAGES } from './stages.mjs';

/**
 * What a change can have touched.
 * @typedef {object} Touched
 * @property {readonly import('./stages.mjs').Stage[]} stages
 * @property {string[] | undefined} unit  files of tests; undefined for all
 * @property {string[] | undefined} stories  files of stories and browser tests; undefined for all
 * @property {string[] | undefined} api  files of API tests; undefined for all
 * @property {string[] | undefined} journeys  files of journeys; undefined for all
 */

/** Changes to these can touch anything. */
const everything =
  /^(pnpm-(lock|workspace)\.yaml|package\.json|vitest\.config\.ts|tsconfig\.base\.json|openapi\.yaml|contract\/|scripts\/(?!.*\.test\.mjs$)|\.ci\/)/;
const isApiTest = (/** @type {string} */ file) => file.endsWith('.api.test.ts');
const isJourney = (/** @type {string} */ file) => /^apps\/e2e\/journeys\/.*\.spec\.ts$/.test(file);
const isStory = (/** @type {string} */ file) => /\.(stories|browser\.test)\.tsx$/.test(file);
const isUnitTest = (/** @type {string} */ file) =>
  /\.test\.(tsx?|mjs)$/.test(file) && !isStory(file) && !/\.(api|deployed)\.test\.ts$/.test(file);
const isTest = (/** @type {string} */ file) => /\.(test|spec|stories|test-d)\.(tsx?|mjs)$/.test(file);

/** Styles of one component. They change its look, and nothing that other components' stories assert. */
const componentStyle = /^(packages\/design-system\/src\/(?:primitives|features)\/\w+)\/[\w-]+\.css\.ts$/;

/**
 * Words in the paths of sources, and the journeys that walk through what they make. A source of the product that no line
 * names touches all journeys.
 * @type {[RegExp, RegExp][]}
 */
const journeysOfAreas = [
  [
    /(feed|post|comment|activit|mention|draft|composer|sharing|invit|blocks?|BlockM)/i,
    /(feed|post|sharing|presentation|typed|video|moderation)/,
  ],
  [/(chat|messag|room|realtime)/i, /(chat|message)/],
  [/(event|calendar|exhibitor|attend|Vote)/i, /(event|calendar)/],
  [
    /(compan|employee|duplicate|removal|supplier|product|catalogue|chain|links?\/|evidence|search|spreadsheet|import)/i,
    /(company|product|duplicate|search|spreadsheet|chain|link|founding|routes)/,
  ],
  [
    /(session|registration|security|login|sign|profile|account|password|linkedin|onboarding|member)/i,
    /(account|session|sign|login|member|profile|onboarding|email|alert)/,
  ],
  [/(notification|alert|push|news)/i, /(notification|alert|installed)/],
  [
    /(commerce|plan|payment|subscription|pricing|quote|inquir|sales|team|analytics)/i,
    /(plan|pricing|quote|inquiry|analytics|limits)/,
  ],
  [/(widget|embed|publish|preflight|article|partner-site)/i, /(widget|publisher)/],
  [/(moderat|report|suspend|hiding|hidden)/i, /(moderation|unlisted)/],
];

/**
 * Reads what has changed since a commit, uncommitted and new files included.
 * @param {string} ref
 * @returns {string[]} paths from the root
 */
export function changedSince(ref) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: at(), encoding: 'utf8', maxBuffer: 64e6 });
  return `${git('diff', '--name-only', '-z', ref, '--')}${git('ls-files', '-z', '-o', '--exclude-standard')}`
    .split('\0')
    .filter((file) => file !== '');
}

/**
 * Tells which tests a change can have touched. Unit tests and stories are found by the modules that they use; API tests by
 * the module of the API and those that import it; journeys by the area of the source.
 * @param {string[]} changed  paths from the root
 * @param {string[]} files  all files of the repository
 * @param {(files: string[]) => Promise<Map<string, string[]>>} [reach]  the sources that each file uses
 * @returns {Promise<Touched>}
 */
export async function touchedBy(changed, files, reach = (entries) => reachedSources(at(), entries)) {
  const all = { unit: undefined, stories: undefined, api: undefined, journeys: undefined };
  if (changed.some((file) => everything.test(file))) return { ...all, stages: STAGES };
  const changedSet = new Set(changed);
  const styled = changed.map((file) => componentStyle.exec(file)?.[1]);
  const isStyleOnly = styled.every((folder) => folder !== undefined);
  const byGraph = isStyleOnly
    ? files.filter(
        (file) =>
          (isUnitTest(file) || isStory(file)) && styled.some((folder) => file.startsWith(`${folder}/`)),
      )
    : await reaching(changedSet, files, reach);
  const product = changed.filter(
    (file) => !isTest(file) && /^(apps\/(api|web|partner-site)|packages)\//.test(file),
  );
  const api = files.filter(isApiTest).filter((file) => changedSet.has(file) || apiIsTouched(file, product));
  const areas = product.map((source) => {
    const within = source.replace(/^(apps|packages)\/[\w-]+\//, '');
    return journeysOfAreas.filter(([sources]) => sources.test(within));
  });
  const touchesAll =
    areas.some((found) => found.length === 0) || changed.some((file) => /^apps\/e2e\/[\w-]+\.ts$/.test(file));
  const journeys = files
    .filter(isJourney)
    .filter(
      (file) => touchesAll || changedSet.has(file) || areas.flat().some(([, specs]) => specs.test(file)),
    );
  const touched = {
    unit: byGraph.filter(isUnitTest),
    stories: byGraph.filter(isStory),
    api,
    journeys: isStyleOnly ? [] : journeys,
  };
  const isPackaged = !isStyleOnly && product.some((file) => file.startsWith('packages/'));
  /** @type {Record<import('./stages.mjs').Stage, boolean>} */
  const runs = {
    check: true,
    start: false,
    unit: touched.unit.length > 0,
    api: touched.api.length > 0,
    stories: touched.stories.length > 0,
    packages: isPackaged,
    e2e: touched.journeys.length > 0,
    visual: byGraph.some(isStory),
  };
  return { ...touched, stages: STAGES.filter((stage) => runs[stage]) };
}

/** @param {Set<string>} changed @param {string[]} files @param {(files: string[]) => Promise<Map<string, string[]>>} reach */
async function reaching(changed, files, reach) {
  const tests = files.filter((file) => isUnitTest(file) || isStory(file));
  // Where something does not even bundle, any test may show why.
  const reached = await reach(tests).catch(() => undefined);
  if (!reached) return tests;
  const packages = new Set([...changed].map(packageOf));
  return tests.filter((file) => {
    const sources = [file, ...(reached.get(file) ?? [])];
    if (sources.some((source) => changed.has(source))) return true;
    return packages.has(packageOf(file)) && sources.some(readsFolders);
  });
}

/** `packages/domain`, `apps/api` or `scripts/checks`. @param {string} file */
const packageOf = (file) => file.split('/').slice(0, 2).join('/');

/** @type {Map<string, boolean>} */
const readers = new Map();

/** Tests of a catalogue find their subjects by themselves; imports say nothing of them. @param {string} file */
function readsFolders(file) {
  const known = readers.get(file);
  if (known !== undefined) return known;
  const reads =
    existsSync(at(file)) && /import\.meta\.glob|readdirSync|globSync/.test(readFileSync(at(file), 'utf8'));
  readers.set(file, reads);
  return reads;
}

/** The module of the API that a file belongs to: a folder of an area, or one beside the areas. @param {string} file */
const moduleOf = (file) =>
  /^apps\/api\/(?:src\/)?(areas\/[\w-]+\/[\w-]+|(?<=src\/)[\w-]+|testing(?=\/))/.exec(file)?.[1];

/** @param {string} test @param {string[]} product */
function apiIsTouched(test, product) {
  const own = moduleOf(test);
  return product.some((source) => {
    if (source.startsWith('packages/domain/')) return true;
    const changed = moduleOf(source);
    if (!changed) return false;
    // What lies beside the areas serves all of them.
    return !changed.startsWith('areas/') || changed === own || importersOf(changed).has(own ?? '');
  });
}

/** @type {Map<string, Set<string>>} */
const importers = new Map();

/** @param {string} changed @returns {Set<string>} modules that import it */
function importersOf(changed) {
  const known = importers.get(changed);
  if (known) return known;
  const name = changed.split('/').at(-1);
  const pattern = `from '(\\.\\./)+([a-z-]+/)*${name}(/|')`;
  const { stdout } = spawnSync('git', ['grep', '-lE', pattern, '--', 'apps/api/src'], {
    cwd: at(),
    encoding: 'utf8',
  });
  const modules = new Set(stdout.split('\n').flatMap((file) => moduleOf(file) ?? []));
  importers.set(changed, modules);
  return modules;
}

/** All files that git knows or would take. */
export function allFiles() {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: at(),
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('scripts/new/templates/'));
}
