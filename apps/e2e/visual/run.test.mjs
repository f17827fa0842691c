import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { compareCommits } from './between.mjs';
import { runVisual } from './run.mjs';
import { makeFolder } from './testing/make-folder.mjs';
import { makeRepository } from './testing/tiny-repository.mjs';

/**
 * A repository whose stories are accepted, and committed with their lock file.
 * @param {Record<string, string>} [stories]
 */
async function makeAccepted(stories = { one: '100', two: '200' }) {
  const repository = makeRepository(stories);
  await runVisual({ update: true }, repository.workspace);
  const accepted = repository.commit();
  repository.said.length = 0;
  repository.drawn.length = 0;
  const run = (/** @type {Parameters<typeof runVisual>[0]} */ wishes = {}) =>
    runVisual(wishes, repository.workspace);
  return { ...repository, accepted, run };
}

/** @param {string} root */
function reportOf(root) {
  const html = readFileSync(join(root, '.git/report/index.html'), 'utf8');
  return JSON.parse(html.match(/<script type="application\/json" id="data">(.*?)<\/script>/s)?.[1] ?? '');
}

/** Whether a report shows each side of a picture. @param {Record<string, unknown>} entry */
const sides = ({ id, outcome, before, after, difference }) => ({
  id,
  outcome,
  before: Boolean(before),
  after: Boolean(after),
  difference: Boolean(difference),
});

it('starts no browser and builds nothing if no picture is affected', async () => {
  const { run, workspace, said } = await makeAccepted();
  const refuse = () => Promise.reject(new Error('not needed'));
  Object.assign(workspace, { openStudio: refuse, build: refuse });
  expect(await run({ stage: true })).toEqual({
    compared: 0,
    passed: 0,
    failed: 0,
    failures: [],
    notCompared: 0,
  });
  expect(said).toEqual(['No change can have touched any of the 4 pictures.']);
});

it('draws only what is touched, and shows before, after and difference', async () => {
  const { run, write, drawn, root, accepted, git } = await makeAccepted();
  write({ two: '150' });
  expect(await run({ stage: true })).toMatchObject({
    compared: 2,
    passed: 0,
    failed: 2,
    failures: [
      'changed    Box › two (dark): 200 pixels differ',
      'changed    Box › two (light): 200 pixels differ',
    ],
  });
  expect(drawn).toEqual(['box/two.light', 'box/two.dark', 'before box/two.light', 'before box/two.dark']);
  const { entries, summary } = reportOf(root);
  expect(entries.map(sides)).toContainEqual({
    id: 'box/two.light',
    outcome: 'changed',
    before: true,
    after: true,
    difference: true,
  });
  expect(summary.comparedTo).toBe(
    `compared to the lock file; before is drawn from commit ${accepted.slice(0, 10)}`,
  );
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

it('passes pictures that look as accepted from other sources, until they are refreshed', async () => {
  const { run, write, said, drawn } = await makeAccepted();
  write({ two: '200 with a comment' });
  expect(await run({ stage: true })).toMatchObject({ compared: 2, passed: 2, failed: 0 });
  expect(said.at(-1)).toContain('npm run visual -- --update refreshes the lock file');
  await run({ update: true });
  drawn.length = 0;
  await run();
  expect(drawn).toEqual([]);
});

it('reports new, removed and failing stories, and accepts the rest', async () => {
  const { run, write, root, lock } = await makeAccepted();
  rmSync(join(root, 'one.story'));
  write({ three: '50', four: 'broken' });
  const { failures } = await run();
  expect(failures.map((line) => line.split(/ +Box ›| +box/)[0])).toEqual([
    'failed',
    'failed',
    'new',
    'new',
    'gone',
    'gone',
  ]);
  expect(reportOf(root).entries.map(sides)).toContainEqual({
    id: 'box/one.light',
    outcome: 'gone',
    before: true,
    after: false,
    difference: false,
  });
  expect(await run({ update: true })).toMatchObject({ failed: 2 });
  expect(Object.keys(lock().pictures)).toEqual([
    'box/three.dark',
    'box/three.light',
    'box/two.dark',
    'box/two.light',
  ]);
});

it('draws before from the commit that accepted the picture, where a later one changed it without accepting', async () => {
  const { run, write, commit, root, accepted } = await makeAccepted();
  write({ one: '101', two: '150' });
  await run({ update: true, filters: ['box--one'] });
  commit();
  const { failures } = await run();
  expect(failures).toHaveLength(2);
  const { entries } = reportOf(root);
  expect(entries.map(sides)[0]).toEqual({
    id: 'box/two.dark',
    outcome: 'changed',
    before: true,
    after: true,
    difference: true,
  });
  expect(entries[0].detail).toBe('200 pixels differ');
  expect(accepted).toMatch(/^\w{40}$/);
});

it('reports when the accepted picture was never committed', async () => {
  const { run, write, accepted } = await makeAccepted();
  write({ two: '150' });
  await run({ update: true });
  write({ two: '120' });
  expect((await run()).failures[0]).toBe(
    `changed    Box › two (dark): 200 pixels differ; before is what commit ${accepted.slice(0, 10)} draws, not what was accepted`,
  );
});

it('shows the new picture alone without history, and says so', async () => {
  const { run, write, root, git, said, workspace } = await makeAccepted();
  write({ two: '150' });
  rmSync(join(root, '.git'), { recursive: true });
  expect(await run({ stage: true })).toMatchObject({ failed: 2 });
  expect(reportOf(root).entries.map(sides)[0]).toMatchObject({ before: false, after: true });
  expect(reportOf(root).summary.comparedTo).toContain('without history, no accepted picture could be drawn');
  expect(said.join('\n')).toContain('This clone holds no history');

  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=One');
  git('commit', '--quiet', '--message=Two', '--allow-empty');
  const shallow = join(makeFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, shallow], { stdio: 'pipe' });
  said.length = 0;
  await runVisual({}, { ...workspace, root: shallow });
  expect(said.join('\n')).toContain('This clone holds no history');
});

it("compares another browser's pictures with what it draws of the accepted sources", async () => {
  const { run, write, chromium, said } = await makeAccepted();
  chromium.version = 157;
  write({ one: '100 with a comment', two: '150' });
  expect(await run({ stage: true })).toMatchObject({ compared: 4, passed: 2, failed: 2 });
  expect(said[0]).toBe(
    'The accepted pictures were drawn by Chromium 156; this is Chromium 157. This browser draws them anew.',
  );
});

it("does not pass another browser's pictures where there is nothing to compare them to", async () => {
  const { run, write, root, chromium } = await makeAccepted();
  chromium.version = 157;
  write({ two: '200 with a comment' });
  rmSync(join(root, '.git'), { recursive: true });
  const { failures } = await run({ stage: true });
  expect(failures[0]).toMatch(/^uncompared Box › two \(dark\): nothing to compare to/);
});

it('accepts pictures of another browser only all together', async () => {
  const { run, chromium, lock } = await makeAccepted();
  chromium.version = 157;
  await expect(run({ update: true, filters: ['box--one'] })).rejects.toThrow('leave the filter out');
  await run({ update: true });
  expect(lock().chromium).toBe(157);
  expect(Object.keys(lock().pictures)).toHaveLength(4);
  expect(await run({ all: true })).toMatchObject({ compared: 4, passed: 4 });
});

it('follows a renamed story in the lock file and in the base commit', async () => {
  const { run, write, git, root, workspace, lock } = await makeAccepted();
  git('mv', 'two.story', 'second.story');
  workspace.renamedStories = { 'box--two': 'box--double', 'box--double': 'box--second' };
  write({ second: '200 under another name' });
  expect(await run()).toMatchObject({ compared: 2, passed: 2, failed: 0 });
  write({ second: '150' });
  await run();
  expect(reportOf(root).entries.map(sides)[0]).toMatchObject({ id: 'box/second.dark', before: true });
  await run({ update: true });
  expect(Object.keys(lock().pictures)).not.toContain('box/two.dark');
});

it('refuses a rename to a story that does not exist, or in a circle', async () => {
  const { run, workspace } = await makeAccepted();
  workspace.renamedStories = { 'box--two': 'box--second' };
  await expect(run()).rejects.toThrow('names stories that do not exist: box--second');
  workspace.renamedStories = { 'box--two': 'box--second', 'box--second': 'box--two' };
  await expect(run()).rejects.toThrow('in a circle');
});

it('compares a sample of more than 300 touched pictures, those that changed themselves first', async () => {
  const many = Object.fromEntries(Array.from({ length: 151 }, (_, at) => [`story-${at}`, '100']));
  const { run, write, said, drawn, root } = await makeAccepted(many);
  write(Object.fromEntries(Object.keys(many).map((name) => [name, '100 from other sources'])));
  const unchanged = await run({ stage: true });
  expect(unchanged).toMatchObject({ compared: 300, passed: 300, failed: 0, notCompared: 2 });
  expect(said[0]).toBe(
    '302 of 302 pictures can look different: 300 are compared, the others are left to the nightly run of npm run visual -- --all. All pictures take about 1 min.',
  );
  expect(said).toContainEqual(expect.stringContaining('; 2 that can look different were not compared;'));

  const sample = drawn.splice(0);
  await run({ stage: true });
  expect(drawn).toEqual(sample);

  write({ 'story-77': '150' });
  expect(await run({ stage: true })).toMatchObject({ compared: 300, failed: 2, notCompared: 2 });
  rmSync(join(root, '.git'), { recursive: true });
  expect(await run({ stage: true })).toMatchObject({ compared: 300, notCompared: 2 });
});

it('begins the sample with stories that changed themselves, where most depend on one source', async () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`story-${at}`, '100']));
  const { run, write, workspace } = await makeAccepted(many);
  // As a source that all share would.
  workspace.digest = async (files) => new Map(files.map((file) => [file, 'another']));
  write({ 'story-1': '150', 'story-99': '150', 'story-198': '150' });
  expect(await run({ stage: true })).toMatchObject({ compared: 300, failed: 6, notCompared: 100 });
});

it('reports what looks different between two commits, drawing only what can', async () => {
  const { run, write, git, commit, accepted, workspace, drawn, root } = await makeAccepted();
  write({ two: '150', three: '50' });
  git('mv', 'one.story', 'first.story');
  workspace.renamedStories = { 'box--one': 'box--first' };
  await run({ update: true });
  const next = commit();
  drawn.length = 0;
  const wishes = { ...readArguments(['--from', accepted, '--to', next]) };
  const outcomes = (await compareCommits(wishes, workspace)).map(({ id, outcome }) => `${outcome} ${id}`);
  expect(outcomes).toEqual([
    'new box/three.dark',
    'new box/three.light',
    'changed box/two.dark',
    'changed box/two.light',
  ]);
  expect(drawn).not.toContain('before box/first.light');
  expect(reportOf(root).summary.comparedTo).toBe(`${next} compared to ${accepted}`);
  write({ two: '151' });
  const since = await compareCommits(readArguments(['--from', next, 'box--two']), workspace);
  expect(since.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  await expect(compareCommits(readArguments(['--from', 'nowhere']), workspace)).rejects.toThrow(
    'There is no commit "nowhere"',
  );
});

it('keeps one sorted line per picture, and the browser', async () => {
  const { root, lock } = await makeAccepted();
  expect(lock()).toMatchObject({ chromium: 156, rendering: 'card' });
  const lines = readFileSync(join(root, 'visual.lock.json'), 'utf8').split('\n').slice(4, -3);
  expect(lines).toHaveLength(4);
  expect(lines.toSorted()).toEqual(lines);
});

it.each([
  [['--nope'], 'nope'],
  [['--to', 'main'], '--to needs --from'],
  [['--from', 'main', '--update'], 'accepts nothing'],
])('refuses %j with the usage', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
  expect(() => readArguments(args)).toThrow('npm run visual -- --all');
});
