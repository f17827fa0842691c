import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/workspace/paths.mjs';
import { buildStorybook, indexStories } from '../../../scripts/workspace/storybook.mjs';
import { storybookOf } from './commit-storybook.mjs';
import { drawShots, launchRenderer } from './draw.mjs';
import { serveFolder } from './static-server.mjs';
import { digestSources } from './story-sources.mjs';

/** @typedef {import('./commit-storybook.mjs').Storybook} Storybook */

/**
 * @typedef {object} Studio  a browser that renders
 * @property {import('./lock.mjs').Renderer} renderer
 * @property {(folder: string, shots: import('./plan.mjs').Shot[], onDrawn: OnDrawn, onRestless?: (storyId: string) => void) => Promise<void>} draw
 * renders stories of a built Storybook
 * @property {() => Promise<void>} close
 *
 * @typedef {(shot: import('./plan.mjs').Shot, drawn: Buffer | Error) => void} OnDrawn
 *
 * @typedef {object} Workspace  dependencies of a comparison run
 * @property {string} root
 * @property {string} lockFile  relative to the root
 * @property {Record<string, string>} renamedStories  from old to new ids of stories
 * @property {string} reportFolder
 * @property {(line: string) => void} say
 * @property {() => Promise<import('./plan.mjs').StoryIndex>} index  lists the stories, without a build
 * @property {(files: string[]) => Promise<Map<string, string>>} digest  digests of the sources of files of stories
 * @property {() => Promise<string>} build  returns the folder of the built Storybook
 * @property {(commit: string) => Promise<Storybook>} buildCommit
 * @property {() => Promise<Studio>} openStudio
 */

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @type {Workspace} this repository */
export const workspace = {
  root,
  lockFile: 'apps/e2e/visual/visual.lock.json',
  renamedStories: JSON.parse(readFileSync(join(import.meta.dirname, 'renamed-stories.json'), 'utf8')),
  reportFolder: join(root, 'test-results/visual'),
  say,
  index: () => indexStories(root),
  digest: (files) => digestSources(root, files),
  build: async () => {
    const { folder, seconds, failure } = await buildStorybook(root);
    if (failure) throw new Error(`Storybook does not build:\n${failure}`);
    if (seconds > 0) say(`Storybook built in ${seconds.toFixed(1)} s.`);
    return folder;
  },
  buildCommit: (commit) => storybookOf(root, commit, say),
  openStudio: async () => {
    const { browser, renderer } = await launchRenderer(await findBrowser());
    return {
      renderer,
      draw: async (folder, shots, onDrawn, onRestless) => {
        const server = await serveFolder(folder);
        try {
          await drawShots(browser, server.origin, shots, onDrawn, undefined, onRestless);
        } finally {
          await server.close();
        }
      },
      close: () => browser.close(),
    };
  },
};
