/**
 * `npm run locales`: lists differences of each language from English: missing and deviating texts. Languages can be
 * selected: `npm run locales -- de`. With `--write` every text is moved into the file of the area with its key, the
 * files are sorted in the order of English, and the modules that import them are written. With `--same` it also lists
 * texts that are the same as in English.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { at } from '../workspace/paths.mjs';
import { compareLocale } from './compare.mjs';
import { fileOf, LANGUAGES, PACKAGES, readOwners, readTexts, strayFiles } from './read.mjs';
import { arrange, gatherer } from './write.mjs';

const args = process.argv.slice(2);
const named = args.filter((argument) => !argument.startsWith('--'));
const unknown = named.find((name) => !LANGUAGES.some((language) => language === name));
if (unknown) {
  console.error(`Unknown language "${unknown}". Use one of: ${LANGUAGES.join(', ')}.`);
  process.exit(1);
}

const owners = await readOwners();
for (const language of named.length ? named : LANGUAGES) {
  if (args.includes('--write')) write(language);
  let count = 0;
  const problems = strayFiles(owners, language).map((file) => `${file} lies in no area that has texts`);
  /** @type {string[]} */
  const same = [];
  for (const { folder, english } of owners) {
    const file = fileOf(folder, language);
    const texts = readTexts(file);
    count += Object.keys(texts).length;
    problems.push(...compareLocale(language, english, texts).map((problem) => `${file}: ${problem}`));
    for (const [key, text] of Object.entries(english)) {
      if (texts[key] === text) same.push(`${file}: ${key} is as in English: ${text}`);
    }
  }
  console.log(`${language}: ${count} texts, ${problems.length} to fix`);
  for (const line of args.includes('--same') ? [...problems, ...same] : problems) console.log(`  ${line}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** @param {string} language */
function write(language) {
  const files = [
    ...owners.map(({ folder, english }) => ({ file: fileOf(folder, language), english })),
    ...strayFiles(owners, language).map((file) => ({ file, english: {} })),
  ];
  const arranged = arrange(files.map(({ file, english }) => ({ english, texts: readTexts(file) })));
  for (const [index, { file, english }] of files.entries()) {
    const texts = arranged[index] ?? {};
    if (Object.keys(english).length === 0 && Object.keys(texts).length === 0)
      rmSync(at(file), { force: true });
    else put(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
  for (const pack of PACKAGES) {
    const areas = owners
      .filter((owner) => owner.pack === pack)
      .map(({ folder }) => basename(folder))
      .filter((name) => name !== 'src');
    put(`packages/${pack}/src/locales/${language}.ts`, gatherer(pack, language, areas));
  }
}

/** @param {string} file @param {string} content */
function put(file, content) {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
}
