/**
 * `npm run copy -- stale [COMMIT]`: lists texts whose English changed since a commit while a translation did not, each
 * with both English texts and the unchanged translations. A reader judges whether these still match.
 */
import { LANGUAGES } from '../locales/read.mjs';
import { englishAt, translationsAt } from './texts-at.mjs';

const [commit = 'b5090719'] = process.argv.slice(2);
const [before, now] = await Promise.all([englishAt(commit), englishAt('HEAD')]);
const translations = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    before: await translationsAt(commit, language),
    now: await translationsAt('HEAD', language),
  })),
);
let count = 0;
for (const [key, text] of now) {
  const was = before.get(key);
  if (was === undefined || was === text) continue;
  const stayed = translations.filter((one) => one.now.has(key) && one.now.get(key) === one.before.get(key));
  if (stayed.length === 0) continue;
  count += 1;
  console.log(`${key}\n  was: ${was}\n  now: ${text}`);
  for (const { language, now: texts } of stayed) console.log(`  ${language}:  ${texts.get(key)}`);
}
console.log(`${count} texts to compare`);
