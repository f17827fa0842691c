import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

/** Rows of the table of what is asked of embeds in the README of widgets: what, of whom, shown by which test. */
const rows = readFileSync(at('packages/widgets/README.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , of = '']) => /^\S+\/\S+#\d+/.test(of));

it('says for each thing that is asked of embeds which test shows it', () => {
  expect(rows).toHaveLength(11);
});

it('names tests and steps that are there', () => {
  const missing = rows.filter(([, , , by = '']) => {
    const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(by) ?? [];
    const spec = readFileSync(at(file.includes('/') ? file : `apps/e2e/journeys/${file}`), 'utf8').replaceAll(
      "\\'",
      "'",
    );
    const names = [...spec.matchAll(/\b(?:it|test(?:\.\w+)?)\(\s*(['"`])(.*?)\1,/gs)].map(
      ([, , name]) => name,
    );
    return !names.includes(title);
  });
  expect(missing).toEqual([]);
});
