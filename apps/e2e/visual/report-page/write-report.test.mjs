import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeFolder } from '../testing/make-folder.mjs';
import { makePng } from '../testing/make-png.mjs';
import { writeReport } from './write-report.mjs';

const summary = { total: 3, comparedTo: 'compared to the lock file', drawnBy: 'Chromium 156' };
const picture = makePng(8, 8);

/** @param {import('../judge.mjs').Verdict[]} verdicts @param {number} [picturesMax] */
const render = (verdicts, picturesMax) =>
  readFileSync(writeReport(makeFolder(), verdicts, summary, picturesMax), 'utf8');

/** @param {string} html */
const dataOf = (html) =>
  JSON.parse(html.match(/<script type="application\/json" id="data">(.*?)<\/script>/s)?.[1] ?? '');

it('the report embeds changed pictures and counts the rest', () => {
  const { entries, summary: said } = dataOf(
    render([
      { id: 'a/one.light', title: 'A › One (light)', outcome: 'same', detail: '' },
      {
        id: 'a/two.light',
        title: 'A › Two (light)',
        outcome: 'changed',
        detail: '3 pixels differ',
        before: picture,
        after: picture,
        difference: picture,
      },
      {
        id: 'a/three.light',
        title: 'A › Three (light)',
        outcome: 'new',
        detail: '',
        after: picture,
      },
    ]),
  );
  expect(said.total).toBe(3);
  expect(
    entries.map((/** @type {{ id: string, outcome: string }} */ { id, outcome }) => [id, outcome]),
  ).toEqual([
    ['a/two.light', 'changed'],
    ['a/three.light', 'new'],
  ]);
  expect(entries[0].difference).toBe(picture.toString('base64'));
});

it('the report lists changes above its size limit without pictures', () => {
  const changed = {
    title: 'A',
    outcome: /** @type {const} */ ('changed'),
    detail: '3 pixels differ',
  };
  const { entries } = dataOf(
    render(
      ['a', 'b'].map((id) => ({ ...changed, id, after: picture })),
      picture.length,
    ),
  );
  expect(entries.map((/** @type {{ after?: string }} */ { after }) => after)).toEqual([
    picture.toString('base64'),
    undefined,
  ]);
  expect(entries[1].detail).toBe('3 pixels differ (no room for the pictures: draw it alone)');
});

it('the report is self-contained', () => {
  const html = render([]);
  expect(html.match(/https?:[^"']*/g)).toBe(null);
  expect(html.match(/(?:src|href)="(?!data:)[^"]*/g)).toBe(null);
  expect(html.match(/\/\*(STYLE|FONT|SCRIPT)\*\//g)).toBe(null);
});

it('the report escapes story names', () => {
  const title = '</script><script>alert(1)</script> $& "DATA"';
  const html = render([{ id: 'x', title, outcome: 'gone', detail: '' }]);
  expect(html).not.toContain('<script>alert');
  expect(dataOf(html).entries[0].title).toBe(title);
});
