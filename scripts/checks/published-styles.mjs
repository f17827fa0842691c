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
  ];
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
