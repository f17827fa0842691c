import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptAll } from './accept.mjs';
import { chooseBase, withCheckout } from './base-commit.mjs';
import { Baselines } from './baselines.mjs';
import { judge } from './judge.mjs';
import { chooseReference } from './reference.mjs';
import { makeFolder } from './testing/make-folder.mjs';
import { makePng } from './testing/make-png.mjs';

const here = { chromium: 157, rendering: 'card' };
const elsewhere = { chromium: 156, rendering: 'card' };

/** A repository whose one story is a file that holds the grey it is drawn in. @param {string} [grey] */
function makeRepository(grey = '200') {
  const root = makeFolder({ story: grey });
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@millrace.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message=Next');
    return git('rev-parse', 'HEAD');
  };
  return { root, git, commit, first: commit() };
}

/** Another browser draws the story a little differently. @param {string} root @param {typeof here} renderer */
function draw(root, renderer) {
  const grey = Number(readFileSync(join(root, 'story'), 'utf8')) + renderer.chromium - 156;
  return makePng(20, 10, { fill: [grey, grey, grey] });
}

/** Draws the story of a checkout and accepts it. @param {string} root @param {typeof here} renderer */
async function acceptStory(root, renderer) {
  const baselines = new Baselines(join(root, 'baselines'));
  const verdict = await judge({ id: 'a/story.light', title: '' }, draw(root, renderer), baselines);
  await acceptAll(baselines, renderer, [{ ...verdict, accepted: false }], new Map());
}

/** Runs the comparison as the command does, drawing the base commit from a real checkout of it. */
async function compare(/** @type {string} */ root, renderer = here) {
  const chosen = await chooseReference({
    root,
    baselines: new Baselines(join(root, 'baselines')),
    renderer,
    say: () => {},
    drawBase: (commit) =>
      withCheckout(root, commit, async (checkout) => {
        const base = new Baselines(join(root, '.git', 'base'));
        await base.write('a/story.light', draw(checkout, renderer));
        return base;
      }),
  });
  if (typeof chosen === 'string') return { outcome: chosen, accepted: false };
  const { outcome } = await judge({ id: 'a/story.light', title: '' }, draw(root, renderer), chosen.reference);
  return { outcome, accepted: chosen.accepted.has('a/story.light'), description: chosen.description };
}

describe('chooseBase', () => {
  it('is where the branch left the trunk', async () => {
    const { root, git, commit, first } = makeRepository();
    git('switch', '--quiet', '--create', 'work');
    writeFileSync(join(root, 'story'), '150');
    commit();
    expect(await chooseBase(root)).toBe(first);
  });

  it('is the last commit on the trunk while there are changes, else the one before it', async () => {
    const { root, commit, first } = makeRepository();
    expect(await chooseBase(root)).toBe(undefined);
    writeFileSync(join(root, 'story'), '150');
    expect(await chooseBase(root)).toBe(first);
    commit();
    expect(await chooseBase(root)).toBe(first);
  });

  it('is the commit that was asked for, if there is one', async () => {
    const { root, first } = makeRepository();
    expect(await chooseBase(root, 'main')).toBe(first);
    expect(await chooseBase(root, 'nowhere')).toBe(undefined);
  });
});

describe('baselines that another browser drew', () => {
  /** A trunk with an accepted story, and a branch on which `change` happened. @param {(root: string) => void | Promise<void>} change */
  async function makeBranch(change) {
    const repository = makeRepository();
    await acceptStory(repository.root, elsewhere);
    const trunk = repository.commit();
    repository.git('switch', '--quiet', '--create', 'work');
    await change(repository.root);
    repository.commit();
    return { ...repository, trunk };
  }
  const changeStory = (/** @type {string} */ root) => writeFileSync(join(root, 'story'), '150');

  it('are not compared to: this browser draws the base commit, and leaves no checkout behind', async () => {
    const { root, git, trunk } = await makeBranch((root) =>
      writeFileSync(join(root, 'notes'), 'Seen by no story.'),
    );
    expect(await compare(root, elsewhere)).toMatchObject({ description: 'compared to the baselines' });
    expect(await compare(root)).toEqual({
      outcome: 'same',
      accepted: false,
      description: `compared to commit ${trunk.slice(0, 10)}`,
    });
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('do not hide a change that nobody accepted', async () => {
    const { root } = await makeBranch(changeStory);
    expect(await compare(root)).toMatchObject({ outcome: 'changed', accepted: false });
  });

  it('tell which change was accepted on the branch', async () => {
    const { root } = await makeBranch(async (root) => {
      changeStory(root);
      await acceptStory(root, elsewhere);
    });
    expect(await compare(root)).toMatchObject({ outcome: 'changed', accepted: true });
  });

  it('are said to be incomparable where the clone holds no base', async () => {
    const { root, git } = makeRepository();
    await acceptStory(root, elsewhere);
    git('add', '.');
    git('commit', '--quiet', '--amend', '--no-edit');
    expect((await compare(root)).outcome).toContain('Nothing was compared.');
  });
});
