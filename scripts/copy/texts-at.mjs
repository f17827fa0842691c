import { LANGUAGES } from '../locales/read.mjs';
import { capture } from '../workspace/process.mjs';

/** Matches an English text of a module: a key and the text, in quotes of any kind. */
const ENGLISH = /^\s*'?([\w.-]+)'?:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`),?$/gm;

/** Paths of modules with English texts, without the translations next to those of the API. */
const ENGLISH_FILES = [
  ...['*messages.ts', 'messages/*.ts', '*texts.ts'].map((path) => `:(glob)**/${path}`),
  ...LANGUAGES.map((language) => `:(exclude,glob)**/${language}.ts`),
];

/** Matches a translation of a file: a key and the text. */
const TRANSLATED = /^\s*"([\w.-]+)":\s*("(?:[^"\\]|\\.)*"),?$/gm;

/**
 * Reads the English texts of a commit, regardless of their location then.
 * @param {string} commit @returns {Promise<Map<string, string>>}  by key
 */
export const englishAt = async (commit) => readTexts(await contentAt(commit, ENGLISH_FILES));

/**
 * Reads the translations of a commit into a language.
 * @param {string} commit @param {string} language @returns {Promise<Map<string, string>>}  by key
 */
export async function translationsAt(commit, language) {
  const files = [`${language}.json`, `${language}/*.json`].map(
    (path) => `:(glob)packages/**/locales/${path}`,
  );
  const found = readTexts(await contentAt(commit, [`:(glob)apps/api/src/**/messages/${language}.ts`]));
  for (const [, key = '', text = '""'] of (await contentAt(commit, files)).matchAll(TRANSLATED)) {
    found.set(key, JSON.parse(text));
  }
  return found;
}

/** @param {string} source @returns {Map<string, string>} */
function readTexts(source) {
  return new Map(
    Array.from(source.matchAll(ENGLISH), ([, key = '', single, double, plain]) => [
      key,
      (single ?? double ?? plain ?? '').replaceAll(/\\(.)/g, '$1'),
    ]),
  );
}

/** Greps every line of the files of a commit. @param {string} commit @param {readonly string[]} paths */
async function contentAt(commit, paths) {
  const { code, output } = await capture('git', ['grep', '-h', '', commit, '--', ...paths]);
  // Without any match, git exits with 1 and prints nothing.
  if (code > 1) throw new Error(`git can’t read ${commit}:\n${output}`);
  return output;
}
