import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

const STATUSES = ['met', 'partly', 'not met', 'n/a'];

/** Of level 1, and of level 2 without those. @see https://github.com/OWASP/ASVS/tree/master/5.0 */
const IN_THE_STANDARD = { 1: 70, 2: 183 };

const page = readFileSync(at('docs/asvs.md'), 'utf8');
const cellsOf = (/** @type {string} */ line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const tableLines = page.split('\n').filter((line) => line.startsWith('|'));

const rows = tableLines
  .map(cellsOf)
  .filter(([id]) => /^V\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([id = '', asks, level, status, evidence = '', ...rest]) => ({
    id,
    asks,
    level,
    status,
    evidence,
    rest,
  }));

/** Files that a text names, each with the titles in quotes behind it. */
const filesIn = (/** @type {string} */ text) =>
  [...text.matchAll(/`([\w@./-]+\.(?:tsx?|mjs|js|ya?ml|md))`((?:,? "[^"]+")*)/g)].map(
    ([, path = '', quoted = '']) => ({
      path,
      titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title]) => title ?? ''),
    }),
  );

const idsUnder = (/** @type {string} */ heading) =>
  [...(page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/V\d+\.\d+\.\d+/g)].map(
    ([id]) => id,
  );

describe('the table of OWASP ASVS', () => {
  it('has every requirement of two levels once, in order, with what it asks and a status', () => {
    const number = (/** @type {string} */ id) =>
      id
        .slice(1)
        .split('.')
        .reduce((sum, part) => sum * 100 + Number(part), 0);
    expect(rows.map(({ id }) => id)).toEqual(
      [...new Set(rows.map(({ id }) => id))].sort((a, b) => number(a) - number(b)),
    );
    for (const [level, count] of Object.entries(IN_THE_STANDARD)) {
      expect([level, rows.filter((row) => row.level === level).length]).toEqual([level, count]);
    }
    const broken = rows.filter(
      ({ asks, level, status, evidence, rest }) =>
        !asks ||
        !level ||
        !(level in IN_THE_STANDARD) ||
        !STATUSES.includes(status ?? '') ||
        !evidence ||
        rest.length > 0,
    );
    expect(broken).toEqual([]);
  });

  it('counts in its summary what stands in its rows', () => {
    const summary = tableLines.map(cellsOf).filter(([name]) => /^(?:V\d+ |all$)/.test(name ?? ''));
    const counted = ['V', ...new Set(rows.map(({ id }) => `${id.split('.')[0]}.`))].map((prefix) =>
      Object.keys(IN_THE_STANDARD).flatMap((level) =>
        STATUSES.map(
          (status) =>
            rows.filter((row) => row.id.startsWith(prefix) && row.level === level && row.status === status)
              .length,
        ),
      ),
    );
    const [all, ...chapters] = counted;
    expect(summary.map(([, ...figures]) => figures.map(Number))).toEqual([...chapters, all]);
    expect(summary.map(([name]) => name?.split(' ')[0])).toEqual([
      ...new Set(rows.map(({ id }) => id.split('.')[0])),
      'all',
    ]);
  });

  it('lists what is not met, each once, and among what is partly met nothing else', () => {
    const idsOf = (/** @type {string} */ status) =>
      rows.filter((row) => row.status === status).map(({ id }) => id);
    expect(idsUnder('Not met').sort()).toEqual(idsOf('not met').sort());
    const serious = idsUnder('Partly met, and serious');
    expect(serious.length).toBeGreaterThan(0);
    expect(serious.filter((id) => !idsOf('partly').includes(id))).toEqual([]);
  });

  it('names files that are there, and of tests titles that stand in them', () => {
    const missing = filesIn(page).flatMap(({ path, titles }) => {
      if (!existsSync(at(path))) return [path];
      const content = readFileSync(at(path), 'utf8');
      return titles.filter((title) => !content.includes(title)).map((title) => `${path}: ${title}`);
    });
    expect(missing).toEqual([]);
  });

  it('has a file for all that is met, and a title for each test', () => {
    const bare = rows.filter(({ status, evidence }) => {
      const files = filesIn(evidence);
      const uncovered = files.some(
        ({ path, titles }) => /\.(?:test|spec|stories)\./.test(path) && titles.length === 0,
      );
      return uncovered || (status === 'met' && files.length === 0);
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});
