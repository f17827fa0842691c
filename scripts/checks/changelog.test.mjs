import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { projects, workspaceFolders } from '../workspace/projects.mjs';

const folder = mkdtempSync(join(tmpdir(), 'millrace-versions-'));
const notes = readdirSync(at('.changeset'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(at('.changeset', name), 'utf8'));

/** @param {(...path: string[]) => string} where @param {string} project */
const manifestIn = (where, project) => JSON.parse(readFileSync(where(project, 'package.json'), 'utf8'));
const inCopy = (/** @type {string[]} */ ...path) => join(folder, ...path);

// Does to a copy of manifests and changelogs what `npm run changelog` does.
cpSync(at('.changeset'), inCopy('.changeset'), { recursive: true });
for (const file of ['package.json', 'pnpm-workspace.yaml']) cpSync(at(file), inCopy(file));
for (const project of workspaceFolders()) {
  mkdirSync(inCopy(project), { recursive: true });
  for (const file of ['package.json', 'CHANGELOG.md'])
    if (existsSync(at(project, file))) cpSync(at(project, file), inCopy(project, file));
}
await capture('git', ['init', '--quiet'], { cwd: folder });
const { code, output } = await capture('changeset', ['version'], { cwd: folder });
if (code !== 0) throw new Error(output);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('folds every note into a changelog', () => {
  expect(readdirSync(inCopy('.changeset'))).toEqual(['config.json']);
});

it('leaves what is not published as it is', () => {
  for (const project of projects().filter(({ published }) => !published))
    expect(manifestIn(inCopy, project.folder).version).toBe(manifestIn(at, project.folder).version);
});

describe.each(projects().filter(({ published }) => published))(
  'The next $name',
  ({ name, folder: project }) => {
    const noted = notes.filter((note) => note.split('---')[1]?.includes(`'${name}':`));

    it.skipIf(noted.length === 0)(
      'has a version of its own, under which its changelog says what changes',
      () => {
        const { version } = manifestIn(inCopy, project);
        expect(version).not.toBe(manifestIn(at, project).version);
        const [latest = ''] = readFileSync(inCopy(project, 'CHANGELOG.md'), 'utf8')
          .split(/^(?=## )/m)
          .slice(1);
        expect(latest).toContain(`## ${version}\n`);
        for (const note of noted) {
          const [line = ''] = (note.split(/^---$/m)[2] ?? '').trim().split('\n');
          expect(latest).toContain(line);
        }
      },
    );

    it('packs its changelog', () => {
      expect(manifestIn(at, project).files).toContain('CHANGELOG.md');
    });
  },
);
