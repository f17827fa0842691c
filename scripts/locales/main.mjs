/**
 * `npm run locales`: what each language lacks beside English, or has otherwise; a text each line. Languages can be
 * named: `npm run locales -- de`. With `--write` the files are brought into the order of English first, and the
 * modules that gather them are written. With `--same` it names texts that are as in English, too.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../workspace/paths.mjs';
import { compareLocale } from './compare.mjs';
import { areaOf, folderOf, LANGUAGES, readEnglish, readLocale } from './read.mjs';
import { gatherer } from './write.mjs';

const args = process.argv.slice(2);
const named = args.filter((argument) => !argument.startsWith('--'));
const unknown = named.find((name) => !LANGUAGES.some((language) => language === name));
if (unknown) {
  console.error(`There is no language "${unknown}". There are: ${LANGUAGES.join(', ')}.`);
  process.exit(1);
}

const english = await readEnglish();
for (const language of named.length ? named : LANGUAGES) {
  if (args.includes('--write')) write(language);
  const { texts, misplaced } = readLocale(language);
  const problems = [...misplaced, ...compareLocale(language, english, texts)];
  console.log(`${language}: ${Object.keys(texts).length} texts, ${problems.length} to mend`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  if (!args.includes('--same')) continue;
  for (const [key, text] of Object.entries(english)) {
    if (texts[key] === text) console.log(`  ${key} is as in English: ${text}`);
  }
}

/** @param {string} language */
function write(language) {
  const { texts } = readLocale(language);
  /** @type {Record<string, Record<string, string>>} */
  const areas = {};
  // What English does not have stays, last, and is reported.
  for (const key of new Set([...Object.keys(english), ...Object.keys(texts)])) {
    const text = texts[key];
    if (text === undefined) continue;
    const area = areaOf(key);
    areas[area] = { ...areas[area], [key]: text };
  }
  const folder = folderOf(language);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (!Object.hasOwn(areas, file.replace(/\.json$/, ''))) rmSync(join(folder, file));
  }
  for (const [area, held] of Object.entries(areas)) {
    writeFileSync(join(folder, `${area}.json`), `${JSON.stringify(held, null, 2)}\n`);
  }
  writeFileSync(
    at(`packages/design-system/src/locales/${language}.ts`),
    gatherer(language, Object.keys(areas).sort()),
  );
}
