import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../workspace/paths.mjs';

/** Build artefacts that only tools need: namespaces and sources of vanilla-extract, links to source maps. */
const LEFT_OVER = /vanilla-extract-css-ns|sourceMappingURL|\?source=/;

/**
 * Finds faults in the styles of a built package: build artefacts, files that no entry exports, entries
 * without a file.
 * @param {string} folder of the package, from the root
 * @returns {string[]}
 */
export function faultsOfStyles(folder) {
  const files = readdirSync(at(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `./dist/${path.replaceAll('\\', '/')}`);
  const entries = styleEntries(folder);
  return [
    ...entries
      .filter((entry) => !files.some((path) => names(entry, path)))
      .map((entry) => `${entry} is an entry but no file`),
    ...files
      .filter((path) => !entries.some((entry) => names(entry, path)))
      .map((path) => `${path} is named by no entry`),
    ...files
      .filter((path) => LEFT_OVER.test(readFileSync(at(folder, path), 'utf8')))
      .map((path) => `${path} carries left-overs of the build`),
    ...files.flatMap((path) => unnamedClasses(path.slice(2), folder)),
    ...files
      .filter((path) => /^\.\/dist\/(?:index|light)\.css$/.test(path))
      .filter((path) => !readFileSync(at(folder, path), 'utf8').includes(`.${documentClass()}`))
      .map((path) => `${path} has no rule for documentClass, with which each README begins`),
  ];
}

/** Packages whose scripts use class names that may belong to a style sheet of one of them. */
const STYLED = ['packages/ui', 'packages/value-chain', 'packages/design-system'];

/** Matches a class name of vanilla-extract: a file hash and a counter. */
const HASHED = /\.(_[0-9a-z]{5,9}|[a-z](?=[a-z]*\d)[0-9a-z]{5,9})(?![\w-])/g;

/**
 * Lists classes in a style sheet that no script uses, as when two packages are built with different names.
 * @param {string} path of the style sheet, from its package
 * @param {string} folder of the package
 */
function unnamedClasses(path, folder) {
  const classes = [...readFileSync(at(folder, path), 'utf8').matchAll(HASHED)].map(([, name]) => name ?? '');
  const unnamed = [...new Set(classes)].filter((name) => !scriptWords().has(name));
  return unnamed.length === 0
    ? []
    : [`${path} has classes that no script bears: ${unnamed.slice(0, 5).join(', ')}`];
}

/** Class of a page, as used in the scripts of the kit. */
function documentClass() {
  const dist = at('packages/ui/dist');
  const names = readdirSync(dist)
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => /documentClass = "(\w+)"/.exec(readFileSync(`${dist}/${path}`, 'utf8'))?.[1] ?? []);
  if (names.length !== 1)
    throw new Error(`documentClass is defined ${names.length} times in packages/ui/dist.`);
  return names[0];
}

/** @type {Set<string> | undefined} */
let words;

function scriptWords() {
  words ??= new Set(
    STYLED.flatMap((folder) =>
      readdirSync(at(folder, 'dist'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.js'))
        .flatMap((path) => readFileSync(at(folder, 'dist', path), 'utf8').match(/\b[\w-]{6,}\b/g) ?? []),
    ),
  );
  return words;
}

/** @param {string} folder */
function styleEntries(folder) {
  /** @type {{ exports: Record<string, string | { default: string } | null> }} */
  const { exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
  return Object.values(exports)
    .map((entry) => (typeof entry === 'string' ? entry : (entry?.default ?? '')))
    .filter((path) => path.endsWith('.css'));
}

/** @param {string} entry of a package's exports, may contain a wildcard @param {string} path */
function names(entry, path) {
  const [start = '', end] = entry.split('*');
  return end === undefined ? path === entry : path.startsWith(start) && path.endsWith(end);
}
