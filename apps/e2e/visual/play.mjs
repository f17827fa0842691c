/**
 * `npm run plays`: runs the play function of every story in the built Storybook as a reader would see it, with motion
 * and at one width, and lists those that fail. The tests of stories ask for reduced motion and have one width, one theme
 * and one direction. Axe judges each story after its play when it is asked for.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/workspace/paths.mjs';
import { buildStorybook } from '../../../scripts/workspace/storybook.mjs';
import { launchRenderer } from './draw.mjs';
import { serveFolder } from './static-server.mjs';
import { awaitStory, listenForStory, within } from './story-outcome.mjs';

const patienceMs = 20_000;

/** Widths of stories that are made for one, by their tag, in px. */
const widthsByTag = { 'phone-only': 390, 'wide-only': 1200 };

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/**
 * @typedef {object} Look  how a story is shown
 * @property {number} width  of the window, in px
 * @property {'reduce' | 'no-preference'} reducedMotion
 * @property {string} theme  of the toolbar
 * @property {string} direction  `ltr` or `rtl`
 * @property {boolean} axe  whether axe judges what the play function leaves
 */

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    still: { type: 'boolean', default: false },
    theme: { type: 'string', default: 'light' },
    direction: { type: 'string', default: 'ltr' },
    axe: { type: 'boolean', default: false },
  },
});
process.exitCode = await main({
  width: Number(values.width),
  reducedMotion: values.still ? 'reduce' : 'no-preference',
  theme: values.theme,
  direction: values.direction,
  axe: values.axe,
});

/** @param {Look} look @returns {Promise<number>} the exit code */
async function main(look) {
  const storybook = await buildStorybook(root);
  if (storybook.failure) {
    say(`Storybook does not build:\n${storybook.failure}`);
    return 1;
  }
  const queue = storiesOf(storybook.folder);
  const count = queue.length;
  const server = await serveFolder(storybook.folder);
  const { browser } = await launchRenderer(await findBrowser());
  /** @type {string[]} */
  const failures = [];
  const worker = async () => {
    for (let story = queue.shift(); story; story = queue.shift()) {
      const { id, tags } = story;
      const ownWidth = Object.entries(widthsByTag).find(([tag]) => tags.includes(tag))?.[1];
      const ownLook = ownWidth ? { ...look, width: ownWidth } : look;
      const failure = await play(browser, `${server.origin}/iframe.html?id=${id}`, ownLook);
      if (failure) failures.push(`${id}\n  ${failure.split('\n').slice(0, 4).join('\n  ')}`);
    }
  };
  await Promise.all([worker(), worker()]);
  await browser.close();
  await server.close();
  for (const failure of failures.sort()) say(failure);
  const { width, reducedMotion, theme, direction, axe } = look;
  const judged = axe ? ', judged by axe' : '';
  say(
    `${count} stories at ${width} px, ${theme}, ${direction}, motion ${reducedMotion}${judged}: ${failures.length} failed`,
  );
  return failures.length === 0 ? 0 : 1;
}

/**
 * @param {string} folder of the built Storybook
 * @returns {{ id: string, tags: string[] }[]} what the arguments name, or all
 */
function storiesOf(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type, id, title }) => {
    const isWanted = filters.length === 0 || filters.some((name) => name === title || id.startsWith(name));
    return type === 'story' && isWanted;
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Look} look
 * @returns {Promise<string>} what went wrong, or nothing
 */
async function play(browser, address, { width, reducedMotion, theme, direction, axe }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(listenForStory);
  const page = await context.newPage();
  try {
    const globals = `theme:${theme};direction:${direction};a11y.manual:!${!axe}`;
    await page.goto(`${address}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
    return await within(patienceMs, page.evaluate(awaitStory));
  } catch (error) {
    return String(error);
  } finally {
    await context.close();
  }
}
