import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import { drawShots, launchRenderer } from './draw.mjs';
import { sizeOf } from './picture.mjs';
import { planShots } from './plan.mjs';
import { makeFolder } from './testing/make-folder.mjs';
import { pixelAt } from './testing/make-png.mjs';
import { serveSlowly } from './testing/serve-slowly.mjs';
import { tinyStorybook } from './testing/tiny-storybook.mjs';

// A machine without a browser installs one here, which takes its time.
const installationMs = 300_000;

/** @type {Awaited<ReturnType<typeof launchRenderer>>} */
let launched;
beforeAll(async () => {
  launched = await launchRenderer(await findBrowser());
}, installationMs);
afterAll(() => launched?.browser.close());

/** Draws one story of the tiny Storybook in every variant. @param {string} id @param {{ tags?: string[], patienceMs?: number }} [options] */
async function drawStory(id, options) {
  const drawn = await drawStories([id], options);
  return /** @type {Record<string, Buffer | Error>} */ (drawn[id]);
}

/**
 * Draws stories of one file of the tiny Storybook, by id and variant.
 * @param {string[]} ids
 * @param {{ tags?: string[], patienceMs?: number }} [options]
 */
async function drawStories(ids, { tags = [], patienceMs } = {}) {
  const entries = ids.map((id) => ({ id, type: 'story', title: 'Box', name: id, tags }));
  const { shots } = planShots({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
  const server = await serveSlowly(makeFolder(tinyStorybook));
  /** @type {Record<string, Record<string, Buffer | Error>>} */
  const drawn = {};
  await drawShots(
    launched.browser,
    server.origin,
    shots,
    ({ storyId, variant }, picture) => {
      drawn[storyId] = { ...drawn[storyId], [variant]: picture };
    },
    patienceMs,
  );
  await server.close();
  return drawn;
}

/** @param {Buffer | Error | undefined} drawn @returns {Buffer} */
function picture(drawn) {
  if (!Buffer.isBuffer(drawn)) throw drawn ?? new Error('Nothing was drawn.');
  return drawn;
}

it('draws themes, phone and direction once the story has finished, as large as its content', async () => {
  const drawn = await drawStory('box--default', { tags: ['phone', 'rtl'] });
  const [light, dark, phone, rtl] = ['light', 'dark', 'phone', 'rtl'].map((variant) =>
    picture(drawn[variant]),
  );
  expect(sizeOf(picture(light))).toEqual({ width: 66, height: 56 });
  expect(pixelAt(picture(light), 49, 39)).toEqual([200, 210, 220]);
  expect(pixelAt(picture(light), 50, 40)).toEqual([255, 255, 255]);
  expect(pixelAt(picture(dark), 49, 39)).toEqual([10, 20, 30]);
  expect(pixelAt(picture(phone), 49, 39)).toEqual([200, 20, 20]);
  expect(sizeOf(picture(rtl))).toEqual({ width: 66, height: 56 });
  expect(pixelAt(picture(rtl), 10, 10)).toEqual([255, 255, 255]);
  expect(pixelAt(picture(rtl), 65, 10)).toEqual([200, 210, 220]);
});

it('draws what is higher than the window', async () => {
  const { light } = await drawStory('box--tall');
  expect(sizeOf(picture(light)).height).toBe(1000);
  expect(pixelAt(picture(light), 10, 990)).toEqual([200, 210, 220]);
});

it('draws what follows once the story stands there, as far as it comes soon', async () => {
  const [slow, restless] = [await drawStory('box--slow'), await drawStory('box--restless')];
  expect(sizeOf(picture(slow.light)).height).toBe(40 + 40 + 16);
  expect(sizeOf(picture(restless.light)).height).toBe(40 + 3 * 40 + 16);
});

it('draws a story that waits for what never comes', async () => {
  const { light } = await drawStory('box--waiting');
  expect(sizeOf(picture(light)).height).toBe(40 + 16);
});

it('draws the same bytes each time', async () => {
  const [one, two] = [await drawStory('box--default'), await drawStory('box--default')];
  expect(picture(one.light).equals(picture(two.light))).toBe(true);
});

it('draws a blinking caret alike at any moment, in forced colours too', async () => {
  const tags = ['forced-colors'];
  const [now, later] = [
    await drawStory('box--focused', { tags }),
    await drawStory('box--focused-long-ago', { tags }),
  ];
  expect(picture(now.light).equals(picture(later.light))).toBe(true);
  expect(picture(now.forced).equals(picture(later.forced))).toBe(true);
});

it('draws the stories of a file in one page, each in its own theme and size', async () => {
  const drawn = await drawStories(['box--tall', 'box--counting', 'box--default']);
  const [alone, tall] = [await drawStory('box--default'), await drawStory('box--tall')];
  expect(sizeOf(picture(drawn['box--counting']?.light)).height).toBe(2 * 40 + 16);
  expect(picture(drawn['box--default']?.light).equals(picture(alone.light))).toBe(true);
  expect(picture(drawn['box--default']?.dark).equals(picture(alone.dark))).toBe(true);
  expect(picture(drawn['box--tall']?.light).equals(picture(tall.light))).toBe(true);
});

it('waits no longer for what a story before has asked for', async () => {
  const drawn = await drawStories(['box--waiting', 'box--slow']);
  expect(sizeOf(picture(drawn['box--slow']?.light)).height).toBe(40 + 40 + 16);
});

it('draws the stories after one that fails in a page of their own', async () => {
  const drawn = await drawStories(['box--default', 'box--broken', 'box--counting']);
  expect(drawn['box--broken']?.light).toEqual(new Error('No such button.'));
  expect(sizeOf(picture(drawn['box--counting']?.light)).height).toBe(40 + 16);
});

it('reports a story whose play function fails', async () => {
  const { light } = await drawStory('box--broken');
  expect(light).toEqual(new Error('No such button.'));
});

it('reports a story that never finishes', async () => {
  const { light } = await drawStory('box--silent', { patienceMs: 200 });
  expect(String(light)).toContain('did not finish');
});
