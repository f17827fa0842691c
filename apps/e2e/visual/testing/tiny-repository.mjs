import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCheckout } from '../commit-storybook.mjs';
import { digestOf } from '../picture.mjs';
import { makeFolder } from './make-folder.mjs';
import { makePng } from './make-png.mjs';

const lockFile = 'visual.lock.json';

/**
 * Creates a repository in which each story is a file `<name>.story` with the grey in which it is rendered. Text after
 * the grey is an invisible part of its sources. A browser other than Chromium 156 renders slightly differently.
 * @param {Record<string, string>} stories  contents by name
 */
export function makeRepository(stories) {
  const root = makeFolder();
  /** @type {string[]} */
  const said = [];
  /** @type {string[]} */
  const drawn = [];
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@millrace.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const write = (/** @type {Record<string, string>} */ changed) => {
    for (const [name, content] of Object.entries(changed))
      writeFileSync(join(root, `${name}.story`), content);
  };
  write(stories);
  const chromium = { version: 156 };

  /** @param {string} folder */
  const index = (folder) => ({
    entries: Object.fromEntries(
      execFileSync('ls', [folder], { encoding: 'utf8' })
        .split('\n')
        .filter((file) => file.endsWith('.story'))
        .map((file) => {
          const name = file.replace('.story', '');
          const id = `box--${name}`;
          return [id, { id, type: 'story', title: 'Box', name, importPath: `./${file}`, tags: [] }];
        }),
    ),
  });
  /** @param {string} folder @param {string[]} files */
  const digest = (folder, files) =>
    new Map(files.map((file) => [file, digestOf(readFileSync(join(folder, file)))]));

  /** @type {import('../workspace.mjs').Workspace & { renamedStories: Record<string, string> }} */
  const workspace = {
    root,
    lockFile,
    renamedStories: {},
    reportFolder: join(root, '.git/report'),
    say: (line) => said.push(line),
    index: async () => index(root),
    digest: async (files) => digest(root, files),
    build: async () => root,
    buildCommit: async (commit) => {
      const kept = join(root, '.git', commit);
      if (!existsSync(kept)) await withCheckout(root, commit, async (checkout) => void copy(checkout, kept));
      const files = Object.values(index(kept).entries).map(({ importPath }) => importPath.slice(2));
      return { folder: kept, index: index(kept), sources: digest(kept, files) };
    },
    openStudio: async () => ({
      renderer: { chromium: chromium.version, rendering: 'card' },
      draw: async (folder, shots, onDrawn) => {
        for (const shot of shots) {
          const grey =
            Number.parseInt(readFileSync(join(folder, shot.file), 'utf8'), 10) + chromium.version - 156;
          drawn.push(`${folder === root ? '' : 'before '}${shot.id}`);
          onDrawn(
            shot,
            Number.isNaN(grey) ? new Error('It threw.') : makePng(20, 10, { fill: [grey, grey, grey] }),
          );
        }
      },
      close: async () => undefined,
    }),
  };
  git('init', '--quiet', '--initial-branch=main');
  return {
    root,
    git,
    write,
    workspace,
    said,
    drawn,
    chromium,
    commit: () => {
      git('add', '.');
      git('commit', '--quiet', '--message=Next');
      return git('rev-parse', 'HEAD');
    },
    lock: () => JSON.parse(readFileSync(join(root, lockFile), 'utf8')),
  };
}

/** @param {string} from @param {string} to */
const copy = (from, to) => execFileSync('cp', ['-r', from, to]);
