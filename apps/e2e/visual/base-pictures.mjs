import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../../scripts/workspace/process.mjs';
import { buildStorybook } from '../../../scripts/workspace/storybook.mjs';
import { withCheckout } from './base-commit.mjs';
import { Baselines, drawAlike } from './baselines.mjs';
import { drawShots } from './draw.mjs';
import { digestOf } from './picture.mjs';
import { planShots } from './plan.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * @typedef {object} BaseWork
 * @property {string} root
 * @property {string} commit
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./baselines.mjs').Renderer} renderer
 * @property {string[]} filters  as for the pictures that they are compared to
 * @property {(line: string) => void} say
 */

/**
 * The pictures of the base commit, drawn by this browser and kept for the next run.
 * @param {BaseWork} work
 * @returns {Promise<Baselines>}
 * @throws when that commit cannot be installed or built
 */
export async function drawBase({ root, commit, browser, renderer, filters, say }) {
  const drawnBy = `${renderer.chromium}-${renderer.rendering.slice(0, 8)}`;
  const drawn = filters.length > 0 ? digestOf(Buffer.from(filters.join('\n'))).slice(0, 8) : 'all';
  const kept = new Baselines(
    join(root, 'node_modules/.cache/millrace-visual', `${commit.slice(0, 12)}-${drawnBy}-${drawn}`),
  );
  // The catalogue is written last, so it is there only when every picture is.
  if (drawAlike(kept.catalogue.renderer, renderer)) return kept;
  await withCheckout(root, commit, async (checkout) => {
    const storybook = await prepareStorybook(checkout, say);
    if (!storybook) return;
    const { shots } = planShots(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')), filters);
    say(`Drawing ${shots.length} pictures of it …`);
    const server = await serveFolder(storybook);
    try {
      await drawShots(browser, server.origin, shots, async (shot, drawn) => {
        if (drawn instanceof Error) say(`  could not draw ${shot.id} there: ${drawn.message}`);
        else await kept.write(shot.id, drawn);
      });
    } finally {
      await server.close();
    }
  });
  kept.save(renderer);
  return kept;
}

/**
 * @param {string} checkout
 * @param {(line: string) => void} say
 * @returns {Promise<string | undefined>} the built folder; undefined where that commit had no Storybook yet
 */
async function prepareStorybook(checkout, say) {
  if (!existsSync(join(checkout, '.storybook'))) return undefined;
  const { config } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  say('Installing its packages …');
  const install = await capture(
    'npx',
    ['-y', `pnpm@${config.pnpm}`, 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: checkout, env: { CI: 'true' } },
  );
  if (install.code !== 0)
    throw new Error(`The packages of the base commit do not install:\n${install.output}`);
  say('Building its Storybook …');
  const { folder, failure } = await buildStorybook(checkout);
  if (failure) throw new Error(`The Storybook of the base commit does not build:\n${failure}`);
  return folder;
}
