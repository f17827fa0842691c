import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acceptAll, describeAcceptance, dropForeign } from './accept.mjs';
import { Baselines } from './baselines.mjs';
import { findGone, judge } from './judge.mjs';
import { chooseReference } from './reference.mjs';
import { makeFolder } from './testing/make-folder.mjs';
import { makePng } from './testing/make-png.mjs';

const renderer = { chromium: 156, rendering: 'card' };
const plain = makePng(40, 30);
const dotted = makePng(40, 30, { dots: [{ x: 3, y: 3, color: [0, 0, 0] }] });

/** Judges what was drawn as the command does. @param {Baselines} baselines @param {Record<string, Buffer | Error>} drawn */
async function judgeAll(baselines, drawn) {
  const judged = Object.entries(drawn).map(([id, picture]) => judge({ id, title: id }, picture, baselines));
  const verdicts = [...(await Promise.all(judged)), ...(await findGone(Object.keys(drawn), baselines))];
  return verdicts.map((verdict) => ({ ...verdict, accepted: false }));
}

/** @param {import('./judge.mjs').Verdict[]} verdicts */
const outcomes = (verdicts) => Object.fromEntries(verdicts.map(({ id, outcome }) => [id, outcome]));

it('tells changed, new, gone and failed stories apart, and accepts them', async () => {
  const folder = makeFolder();
  const first = { 'box/plain.light': plain, 'box/dotted.light': plain, 'gone/story.light': plain };
  const baselines = new Baselines(folder);
  const atFirst = await judgeAll(baselines, first);
  expect(outcomes(atFirst)).toEqual({
    'box/plain.light': 'new',
    'box/dotted.light': 'new',
    'gone/story.light': 'new',
  });
  await acceptAll(baselines, renderer, atFirst, new Map());

  const then = {
    'box/plain.light': plain,
    'box/dotted.light': dotted,
    'box/fresh.light': plain,
    'box/broken.light': new Error('No such button.\n  at play'),
  };
  const verdicts = await judgeAll(new Baselines(folder), then);
  expect(outcomes(verdicts)).toEqual({
    'box/plain.light': 'same',
    'box/dotted.light': 'changed',
    'box/fresh.light': 'new',
    'box/broken.light': 'failed',
    'gone/story.light': 'gone',
  });
  const detailOf = (/** @type {string} */ id) => verdicts.find((verdict) => verdict.id === id)?.detail;
  expect(detailOf('box/dotted.light')).toBe('1 pixel differs');
  expect(detailOf('box/broken.light')).toBe('No such button.');

  const accepted = await acceptAll(new Baselines(folder), renderer, verdicts, new Map());
  expect(accepted.sort()).toEqual(['box/dotted.light', 'box/fresh.light', 'gone/story.light']);
  const { 'box/broken.light': _, ...drawable } = then;
  const afterwards = await judgeAll(new Baselines(folder), drawable);
  expect(new Set(afterwards.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
});

it('says what was accepted, and what is left to do', () => {
  expect(describeAcceptance([])).toBe('Nothing to accept: every picture is as it was.');
  expect(describeAcceptance(['Box/Plain, light', 'Box/Plain, dark'])).toBe(
    'Accepted 2 pictures: Box/Plain, light; Box/Plain, dark.\n' +
      'Commit apps/e2e/visual/baselines with the change that caused it.',
  );
  const many = Array.from({ length: 12 }, (_, index) => `Box/${index}`);
  expect(describeAcceptance(many)).toContain('Box/9; and 2 more.');
});

it('keeps the browser and the sizes beside the pictures, one line each, in order', async () => {
  const folder = makeFolder();
  const baselines = new Baselines(folder);
  await acceptAll(
    baselines,
    renderer,
    await judgeAll(baselines, { 'b/two.dark': plain, 'a/one.light': plain }),
    new Map(),
  );
  const text = readFileSync(join(folder, 'baselines.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    chromium: 156,
    pictures: { 'a/one.light': { width: 40, height: 30 }, 'b/two.dark': { width: 40, height: 30 } },
  });
  expect(text.split('\n').filter((line) => line.includes('"width"'))).toHaveLength(2);
  expect(text.indexOf('a/one.light')).toBeLessThan(text.indexOf('b/two.dark'));
});

it('keeps what drew an accepted picture, also when it looks as before', async () => {
  const folder = makeFolder();
  const accept = async (/** @type {string} */ sources) => {
    const baselines = new Baselines(folder);
    const verdicts = await judgeAll(baselines, { 'a/one.light': plain });
    await acceptAll(baselines, renderer, verdicts, new Map([['a/one.light', sources]]));
    return new Baselines(folder).entry('a/one.light')?.sources;
  };
  expect(await accept('first')).toBe('first');
  expect(await accept('second')).toBe('second');
});

it('does not mix the pictures of two browsers', async () => {
  const folder = makeFolder();
  const baselines = new Baselines(folder);
  await acceptAll(baselines, renderer, await judgeAll(baselines, { 'a/one.light': plain }), new Map());
  dropForeign(baselines, renderer);
  expect(baselines.ids()).toEqual(['a/one.light']);
  dropForeign(baselines, { chromium: 157, rendering: 'card' });
  expect(baselines.ids()).toEqual([]);
});

it('keeps every picture of another browser, those that look alike too', async () => {
  const baselines = new Baselines(makeFolder());
  await acceptAll(baselines, renderer, await judgeAll(baselines, { 'a/one.light': plain }), new Map());
  const other = { chromium: 157, rendering: 'card' };
  dropForeign(baselines, other);
  const drawBase = () => Promise.reject(new Error('no commit is drawn for it'));
  const chosen = await chooseReference({ root: '', baselines, renderer: other, drawBase, say: () => {} });
  expect(chosen).toMatchObject({ reference: baselines });
  await acceptAll(baselines, other, await judgeAll(baselines, { 'a/one.light': plain }), new Map());
  expect(baselines.ids()).toEqual(['a/one.light']);
  expect(baselines.catalogue.renderer).toEqual(other);
});

it('reports a picture whose file was lost as new', async () => {
  const folder = makeFolder({
    'baselines.json': JSON.stringify({
      chromium: 156,
      rendering: 'card',
      pictures: { 'a/one.light': { width: 40, height: 30, digest: 'x' } },
    }),
  });
  const verdict = await judge({ id: 'a/one.light', title: '' }, plain, new Baselines(folder));
  expect(verdict.outcome).toBe('new');
});
