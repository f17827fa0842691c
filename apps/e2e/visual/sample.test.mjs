import { expect, it } from 'vitest';
import { planShots } from './plan.mjs';
import { sampleShots } from './sample.mjs';

const folders = ['ui/Button', 'ui/Tag', 'feed/Feed', 'events/EventCard'];
const entries = folders.flatMap((folder) =>
  ['default', 'empty', 'long'].map((name) => ({
    id: `${folder.replace('/', '-').toLowerCase()}--${name}`,
    type: 'story',
    title: folder,
    name,
    importPath: `./packages/${folder}/${folder.split('/')[1]}.stories.tsx`,
  })),
);
const { shots } = planShots({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
/** @param {import('./plan.mjs').Shot[]} sample @param {'title' | 'storyId'} key */
const met = (sample, key) => new Set(sample.map((shot) => shot[key]));

it('the sample takes every folder, then every story, before a second picture of one', () => {
  expect(shots).toHaveLength(24);
  expect(met(sampleShots(shots, 4, []), 'title')).toEqual(new Set(folders));
  expect(met(sampleShots(shots, 12, []), 'storyId').size).toBe(12);
  expect(sampleShots(shots, 100, [])).toEqual(shots);
});

it('the sample is deterministic and in order', () => {
  const sample = sampleShots(shots, 7, []);
  expect(sampleShots(shots.toReversed(), 7, []).toReversed()).toEqual(sample);
  expect(shots.filter((shot) => sample.includes(shot))).toEqual(sample);
});

it('the sample starts with stories whose folder changed', () => {
  const sample = sampleShots(shots, 8, ['packages/feed/Feed/parts/part.css.ts', 'packages/ui/theme.ts']);
  expect(sample.filter(({ title }) => title === 'feed/Feed')).toHaveLength(6);
  expect(met(sample, 'title').size).toBe(3);
});
