import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../workspace/paths.mjs';

/** What builds leave for their tools alone: namespaces and sources of vanilla-extract, links to maps. */
const LEFT_OVER = /vanilla-extract-css-ns|sourceMappingURL|\?source=/;

/**
 * What is wrong with the styles in a built package: left-overs of the build, files that no entry names, entries
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

/** Packages whose scripts bear class names that styles of one of them may have. */
const STYLED = ['packages/ui', 'packages/value-chain', 'packages/design-system'];

/** A class name that vanilla-extract made: the hash of a file, and a count. */
const HASHED = /\.(_[0-9a-z]{5,9}|[a-z](?=[a-z]*\d)[0-9a-z]{5,9})(?![\w-])/g;

/**
 * Lists classes in a style sheet that no script bears, as when two packages are built with different names.
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

/** The class of a page, as the scripts of the kit bear it. */
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

/** @param {string} entry of a package's exports, maybe with a star @param {string} path */
function names(entry, path) {
  const [start = '', end] = entry.split('*');
  return end === undefined ? path === entry : path.startsWith(start) && path.endsWith(end);
}
