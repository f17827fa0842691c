import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { reachedSources } from '../../apps/e2e/visual/story-sources.mjs';
import { at } from '../workspace/paths.mjs';
import { STAGES } from './stages.mjs';

/**
 * Tests that a change can affect.
 * @typedef {object} Touched
 * @property {readonly import('./stages.mjs').Stage[]} stages
 * @property {string[] | undefined} unit  files of tests; undefined for all
 * @property {string[] | undefined} stories  files of stories and browser tests; undefined for all
 * @property {string[] | undefined} api  files of API tests; undefined for all
 * @property {string[] | undefined} journeys  files of journeys; undefined for all
 */

/** Files that can affect any test: installed packages, the contract, and the test setup. */
const everything = [
  /^(pnpm-(lock|workspace)\.yaml|package\.json|vitest\.config\.ts|tsconfig\.base\.json|openapi\.yaml)$/,
  /^(contract|patches|\.ci|apps\/e2e\/firefox)\//,
  /^apps\/e2e\/playwright\.config\.ts$/,
  /^scripts\/(?!.*\.test\.mjs$)/,
  /^\.storybook\/(?!.*\.(stories|test)\.tsx?$)/,
];
/** Tests that read documentation, workflows and deployment files, which imports do not show. */
const holdsDocumentation = (/** @type {string} */ file) =>
  /^scripts\/checks\/[\w-]+\.test\.mjs$|^apps\/api\/.*\/deployment-files\.test\.ts$/.test(file);
const isApiTest = (/** @type {string} */ file) => file.endsWith('.api.test.ts');
const isJourney = (/** @type {string} */ file) => /^apps\/e2e\/journeys\/.*\.spec\.ts$/.test(file);
const isStory = (/** @type {string} */ file) => /\.(stories|browser\.test)\.tsx$/.test(file);
const isUnitTest = (/** @type {string} */ file) =>
  /\.test\.(tsx?|mjs)$/.test(file) && !isStory(file) && !/\.(api|deployed)\.test\.ts$/.test(file);
const isTest = (/** @type {string} */ file) => /\.(test|spec|stories|test-d)\.(tsx?|mjs)$/.test(file);

/** Styles of one component. They change its appearance, but no assertion in other components' stories. */
const componentStyle = /^(packages\/[\w-]+\/src\/[\w-]+\/[A-Z]\w*)\/[\w-]+\.css\.ts$/;

/** Folders of one area: of the API, of features and pages, of the routes of the web app. */
const areaFolder =
  /^(?:apps\/api\/src\/areas|packages\/(?:design-system|community)\/src|apps\/web\/app\/routes)\/([\w-]+)\//;

/**
 * Journeys by area. A journey that is not listed covers every page or many areas, and runs with each. The shell
 * surrounds every page: it affects all journeys, as do files of no area.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const JOURNEYS_OF_AREAS = {
  catalogue: ['product', 'product-additions', 'link-evidence', 'search', 'spreadsheets', 'documents'],
  'value-chain': ['value-chain'],
  companies: ['company', 'founding', 'industry'],
  feed: ['feeds', 'leave-guard', 'sharing', 'presentations', 'video', 'documents', 'input-replay'],
  events: ['events', 'event-calendars', 'event-markup', 'event-picture', 'event-relevance', 'event-zones'],
  messaging: ['chat', 'chat-block', 'chat-faults', 'chat-files'],
  network: ['own-profile', 'chat-block', 'sharing'],
  notifications: ['notifications', 'alerts', 'installed-app'],
  account: [
    ...['account-links', 'account-safety', 'becoming-a-member', 'linkedin', 'login-modal', 'onboarding'],
    ...['own-profile', 'preferred-email', 'session', 'session-expiry', 'sign-up'],
  ],
  commerce: ['analytics', 'inquiry', 'plans', 'pricing', 'quotes'],
  publishing: [
    ...['publisher', 'publisher-report', 'widget-builder', 'widgets', 'widgets-lifecycle', 'widgets-look'],
    ...['widgets-fallback', 'widgets-click', 'widgets-suite'],
  ],
  operations: ['moderation', 'moderators', 'search', 'spreadsheets'],
};
const ofOneArea = new Set(Object.values(JOURNEYS_OF_AREAS).flat());

/**
 * Lists the files changed since a commit, including uncommitted and new ones.
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
 * Returns the tests that a change can affect. Unit tests and stories are selected by the modules that they import; API
 * tests by the module of the API and those that import it, and by the packages that the API depends on; journeys by the
 * area of the source. Tests of documentation always run.
 * @param {string[]} changed  paths from the root
 * @param {string[]} files  all files of the repository
 * @param {(files: string[]) => Promise<Map<string, string[]>>} [reach]  the sources that each file uses
 * @returns {Promise<Touched>}
 */
export async function touchedBy(changed, files, reach = (entries) => reachedSources(at(), entries)) {
  const all = { unit: undefined, stories: undefined, api: undefined, journeys: undefined };
  if (changed.some((file) => everything.some((pattern) => pattern.test(file))))
    return { ...all, stages: STAGES };
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
    (file) => !isTest(file) && /^(apps\/(api|web|partner-site)|packages)\/.*(?<!\.md)$/.test(file),
  );
  const shared = packagesOfApi();
  const api = files
    .filter(isApiTest)
    .filter((file) => changedSet.has(file) || apiIsTouched(file, product, shared));
  const areas = product.map((source) => areaFolder.exec(source)?.[1] ?? '');
  const touchesAll =
    areas.some((area) => !JOURNEYS_OF_AREAS[area]) ||
    changed.some((file) => /^apps\/e2e\/(?!visual\/)/.test(file) && !isTest(file));
  const journeys = files
    .filter(isJourney)
    .filter((file) => touchesAll || changedSet.has(file) || areas.some((area) => walksThrough(file, area)));
  const touched = {
    unit: files.filter(isUnitTest).filter((file) => byGraph.includes(file) || holdsDocumentation(file)),
    stories: byGraph.filter(isStory),
    api,
    journeys: isStyleOnly ? [] : journeys,
  };
  const isPackaged = !isStyleOnly && changed.some((file) => !isTest(file) && file.startsWith('packages/'));
  /** @type {Record<import('./stages.mjs').Stage, boolean>} */
  const runs = {
    check: true,
    start: false,
    unit: touched.unit.length > 0,
    api: touched.api.length > 0,
    stories: touched.stories.length > 0,
    packages: isPackaged,
    e2e: touched.journeys.length > 0,
    visual: byGraph.some(isStory) || changed.some((file) => file.startsWith('apps/e2e/visual/')),
  };
  return { ...touched, stages: STAGES.filter((stage) => runs[stage]) };
}

/** @param {string} journey @param {string} area */
function walksThrough(journey, area) {
  const name = /([\w-]+)\.spec\.ts$/.exec(journey)?.[1] ?? '';
  return !ofOneArea.has(name) || JOURNEYS_OF_AREAS[area]?.includes(name) === true;
}

/** @param {Set<string>} changed @param {string[]} files @param {(files: string[]) => Promise<Map<string, string[]>>} reach */
async function reaching(changed, files, reach) {
  const tests = files.filter((file) => isUnitTest(file) || isStory(file));
  // If bundling fails, any test may show the cause.
  const reached = await reach(tests).catch(() => undefined);
  if (!reached) return tests;
  const packages = new Set([...changed].map(packageOf));
  const ofStories = [...changed].some((file) => file.startsWith('packages/'));
  return tests.filter((file) => {
    const sources = [file, ...(reached.get(file) ?? [])];
    if (sources.some((source) => changed.has(source))) return true;
    // Storybook's tests read the stories of all packages.
    const isBeside = packages.has(packageOf(file)) || (ofStories && file.startsWith('.storybook/'));
    return isBeside && sources.some(readsFolders);
  });
}

/** Returns `packages/domain`, `apps/api` or `scripts/checks`. @param {string} file */
const packageOf = (file) => file.split('/').slice(0, 2).join('/');

/** @type {Map<string, boolean>} */
const readers = new Map();

/** True for tests that discover files at run time, which imports do not show. @param {string} file */
function readsFolders(file) {
  const known = readers.get(file);
  if (known !== undefined) return known;
  const reads =
    existsSync(at(file)) && /import\.meta\.glob|readdirSync|globSync/.test(readFileSync(at(file), 'utf8'));
  readers.set(file, reads);
  return reads;
}

/** Lists the folders of packages that the API depends on, including its tests. */
function packagesOfApi() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('apps/api/package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@millrace/'))
    .map((name) => `${name.replace('@millrace/', 'packages/')}/`);
}

/** Returns the part of the API with a file: a module, or a folder or file outside them. @param {string} file */
const partOf = (file) =>
  /^apps\/api\/(?:src\/)?((?:modules|areas\/[\w-]+|platform)\/[\w-]+(?=\/)|[\w-]+)/.exec(file)?.[1];

/** @param {string} test @param {string[]} product @param {string[]} shared  folders of packages */
function apiIsTouched(test, product, shared) {
  const own = partOf(test);
  return product.some((source) => {
    if (shared.some((folder) => source.startsWith(folder))) return true;
    const changed = partOf(source);
    if (!changed) return false;
    // Code outside the modules affects all of them.
    return !/^(modules|areas)\/./.test(changed) || changed === own || importersOf(changed).has(own ?? '');
  });
}

/** @type {Map<string, Set<string>>} */
const importers = new Map();

/** @param {string} changed  a module @returns {Set<string>} parts of the API that import it */
function importersOf(changed) {
  const known = importers.get(changed);
  if (known) return known;
  const name = changed.split('/').at(-1);
  const pattern = `from '(\\.\\./)+(modules/|areas/)?([a-z-]+/)?${name}(/|')`;
  const { stdout } = spawnSync('git', ['grep', '-lE', pattern, '--', 'apps/api'], {
    cwd: at(),
    encoding: 'utf8',
  });
  const parts = new Set(stdout.split('\n').flatMap((file) => partOf(file) ?? []));
  importers.set(changed, parts);
  return parts;
}

/** Lists all files that git tracks or would add. */
export function allFiles() {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: at(),
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('scripts/new/templates/'));
}
