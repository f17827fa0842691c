import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { checkSubject } from './commit-subject.mjs';

describe('the subject of a commit', () => {
  it.each([
    'feeds: exclude suspended users from follower and like counts',
    'api-client: restart in-flight reads on cache writes',
    'domain/commerce: embed the plan in the receipt',
    'ui: focus the first part of a group',
    'Merge branch "main" into names',
    'Revert "feeds: exclude suspended users"',
  ])('is accepted: %s', (subject) => {
    expect(checkSubject(subject).problems).toEqual([]);
  });

  it.each([
    ['Count no suspended member among who follows or likes something', /begins with an area/],
    ['feeds: Exclude suspended users', /lower case/],
    ['feeds: excluded suspended users', /imperative/],
    ['feeds: excludes suspended users', /imperative/],
    ['feeds: excluding suspended users', /imperative/],
    ['feeds: no suspended users in counts', /no verb/],
    ['feeds: exclude suspended users.', /full stop/],
    [`feeds: exclude ${'suspended '.repeat(6)}users`, /characters: at most 72/],
    ['feeds:exclude suspended users', /begins with an area/],
  ])('is refused: %s', (subject, problem) => {
    expect(checkSubject(subject).problems.join('\n')).toMatch(problem);
  });

  it('is advised, not refused, where it joins two changes', () => {
    const { problems, advice } = checkSubject(
      'posts: reject writes of suspended users and hide them from lists',
    );
    expect(problems).toEqual([]);
    expect(advice).toHaveLength(1);
  });

  it('is checked by the hook, once it is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'millrace-hook-'));
    try {
      const git = (/** @type {string[]} */ ...args) =>
        execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
      git('init', '--quiet');
      git('config', 'core.hooksPath', at('scripts/hooks'));
      writeFileSync(join(folder, 'a'), '');
      git('add', 'a');
      const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@millrace.example'];
      const commit = (/** @type {string} */ subject) =>
        spawnSync('git', [...identity, 'commit', '--quiet', '-m', subject], {
          cwd: folder,
          encoding: 'utf8',
        });
      const refused = commit('Added a file');
      expect(refused.status).not.toBe(0);
      expect(refused.stderr).toMatch(/begins with an area/);
      expect(commit('docs: add a file').status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
