import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** Rows of the README's table of what is asked of embeds: what, of whom, shown by which test. */
const rows = at('packages/widgets/README.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , of = '']) => /^\S+\/\S+#\d+/.test(of));

it('says for each thing that is asked of embeds which test shows it', () => {
  expect(rows).toHaveLength(11);
});

it.each(rows.filter(([, , , by = '']) => by.includes('`: ')))(
  'has that test: %s %s',
  (_start, _what, _of, by = '') => {
    const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(by) ?? [];
    expect(at(`apps/e2e/journeys/${file}`).replaceAll("\\'", "'")).toContain(title);
  },
);
