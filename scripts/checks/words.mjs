import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, root } from '../workspace/paths.mjs';
import { DECLARED, FILE_PATTERNS, FILES, HEADINGS, NAME_PATTERNS, NAMES, PHRASES } from './words/terms.mjs';

/**
 * `node scripts/checks/words.mjs`: checks that names, comments and docs use the field's terms, by the tables in
 * `words/terms.mjs`, and that doc comments begin with a verb. Prints each place with the term to use, and exits with 1.
 */

/** Number of doc comments per folder that still begin with a clause. Lower it with `--accept`; it never rises. */
const CLAUSES = 'scripts/checks/words/clauses.json';

/** Files that are checked. */
const READ = /\.(?:tsx?|mts|mjs|md|yaml|css|sh)$/;

/** Generated and historical files, and the tables themselves. */
const LEFT_OUT =
  /(?:^|\/)generated\/|(?:^|\/)CHANGELOG\.md$|^\.changeset\/|^packages\/[^/]+\/surface\/|^docs\/mutation\/|^openapi\.yaml$|^scripts\/checks\/words(?:\/|\.test)/;

const DECLARATION = /\b(?:class|interface|type|enum|function\*?|const|let)\s+([A-Za-z_$][\w$]*)/g;

/** Matches a doc comment that begins with a clause without subject and verb. */
const CLAUSE = /\/\*\*\s+(?:\*\s+)?(?:What|How|Whether|Where|Who|Whom|Whose|Which)\b/g;

/**
 * Finds words that a file should not have.
 *
 * @param {string} file relative to the root
 * @param {string} text
 * @returns {string[]} each with its file, its line, and the term to use
 */
export function findWords(file, text) {
  if (LEFT_OUT.test(file)) return [];
  /** @type {string[]} */
  const found = [];
  const report = (/** @type {number} */ index, /** @type {string} */ word, /** @type {string} */ use) =>
    found.push(`${file}:${lineAt(text, index)}: ${word} → ${use}`);

  const [stem = ''] = basename(file).split('.');
  const isSource = /\.(?:tsx?|mts|mjs)$/.test(file);
  for (const name of [stem, ...file.split('/').slice(0, -1)]) {
    const use = Object.hasOwn(FILES, name)
      ? FILES[name]
      : FILE_PATTERNS.find((rule) => applies(rule, file, name))?.use;
    if (use !== undefined) report(0, `the file name ${name}`, use);
  }

  const patterns = NAME_PATTERNS.filter(({ only }) => only?.test(file) ?? true);
  for (const { 0: name, index } of text.matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*/g)) {
    if (Object.hasOwn(NAMES, name)) report(index, name, NAMES[name] ?? '');
    // After a dot it is a member of its declaration, or a key of a message.
    else if (text[index - 1] !== '.' || text.startsWith('...', index - 3)) {
      const rule = patterns.find((one) => applies(one, file, name));
      if (rule) report(index, name, rule.use);
    }
  }
  if (isSource) {
    for (const { 1: name = '', index } of text.matchAll(DECLARATION)) {
      if (Object.hasOwn(DECLARED, name)) report(index, name, DECLARED[name] ?? '');
    }
  }
  const prose = file.endsWith('.md') ? text : onlyComments(text);
  for (const { pattern, use } of PHRASES) {
    for (const { 0: words, index } of prose.matchAll(pattern)) report(index, words, use);
  }
  if (file.endsWith('.md')) {
    for (const { pattern, use } of HEADINGS) {
      for (const { 0: words, index } of text.matchAll(pattern)) report(index, words, use);
    }
  }
  return found;
}

/**
 * Counts doc comments that begin with a clause (`What …`, `Whether …`) instead of a verb.
 *
 * @param {string} file @param {string} text
 */
export const countClauses = (file, text) =>
  /\.(?:tsx?|mts|mjs)$/.test(file) && !LEFT_OUT.test(file) ? [...text.matchAll(CLAUSE)].length : 0;

/**
 * Compares the number of clauses by folder with the accepted ones.
 *
 * @param {Readonly<Record<string, number>>} counts
 * @param {Readonly<Record<string, number>>} accepted
 * @returns {string[]}
 */
export const findMoreClauses = (counts, accepted) =>
  Object.entries(counts)
    .filter(([folder, count]) => count > (accepted[folder] ?? 0))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} doc comments begin with What, How, Whether, Where, Who or Which, ${accepted[folder] ?? 0} are accepted: begin with a verb and the standard term ("Debounces …", "Returns …", "True if …")`,
    );

/** @param {{ pattern: RegExp, only?: RegExp, except?: ReadonlySet<string> }} rule @param {string} file @param {string} name */
const applies = ({ pattern, only, except }, file, name) =>
  pattern.test(name) && (only?.test(file) ?? true) && !except?.has(name);

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Blanks all but comments, so that positions stay the same. @param {string} text */
function onlyComments(text) {
  let prose = '';
  let end = 0;
  for (const { 0: comment, index } of text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:\w"'`/])\/\/.*|^\s*#.*/gm)) {
    prose += text.slice(end, index).replace(/[^\n]/g, ' ') + comment;
    end = index + comment.length;
  }
  return prose + text.slice(end).replace(/[^\n]/g, ' ');
}

/** Returns the package or app that a file belongs to. @param {string} file */
const folderOf = (file) => (/^(?:packages|apps)\/[^/]+/.exec(file) ?? [file.split('/')[0] ?? file])[0];

function main() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 1e8,
  })
    .toString()
    .split('\0')
    .filter((file) => READ.test(file));
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {string[]} */
  const found = [];
  for (const file of files) {
    const text = readIfThere(at(file));
    found.push(...findWords(file, text));
    const clauses = countClauses(file, text);
    const folder = folderOf(file);
    if (clauses > 0) counts[folder] = (counts[folder] ?? 0) + clauses;
  }
  const accepted = JSON.parse(readIfThere(at(CLAUSES)) || '{}');
  found.push(...findMoreClauses(counts, accepted));
  if (process.argv.includes('--accept')) {
    const lower = Object.entries(counts).map(([folder, count]) => [
      folder,
      Math.min(count, accepted[folder] ?? count),
    ]);
    writeFileSync(at(CLAUSES), `${JSON.stringify(Object.fromEntries(lower.sort()), null, 2)}\n`);
  }
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}

/** Reads a file; empty if it was deleted but not yet committed. @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
