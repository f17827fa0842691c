import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import { drawShots, launchRenderer } from './draw.mjs';
import { sizeOf } from './picture.mjs';
import { planShots } from './plan.mjs';
import { writeFolder } from './testing/make-folder.mjs';
import { pixelAt } from './testing/make-png.mjs';
import { serveSlowly } from './testing/serve-slowly.mjs';
import { tinyStorybook } from './testing/tiny-storybook.mjs';

// A machine without a browser installs one here, which takes its time.
const installationMs = 300_000;

/**
 * Files of stories, each drawn in one page in this order, with the tags of their stories. All are drawn together by one
 * browser, as most of a test's time would go into pages and servers of its own.
 * @type {Record<string, Record<string, string[]>>}
 */
const files = {
  alone: { 'box--default': ['phone', 'rtl'] },
  tallFirst: { 'box--tall': [], 'box--counting': [], 'box--default': [] },
  waitingFirst: { 'box--waiting': [], 'box--slow': [] },
  brokenBetween: { 'box--default': [], 'box--broken': [], 'box--counting': [] },
  restless: { 'box--restless': [] },
  focused: { 'box--focused': ['forced-colors'] },
  focusedLongAgo: { 'box--focused-long-ago': ['forced-colors'] },
};

/** @type {Awaited<ReturnType<typeof launchRenderer>>} */
let launched;
/** @type {Awaited<ReturnType<typeof serveSlowly>>} */
let server;
/** @type {Map<string, Buffer | Error>} pictures by file, story and variant */
let pictures;
const folder = mkdtempSync(join(tmpdir(), 'millrace-visual-test-'));
beforeAll(async () => {
  launched = await launchRenderer(await findBrowser());
  writeFolder(folder, tinyStorybook);
  server = await serveSlowly(folder);
  pictures = await drawFiles(files);
}, installationMs);
afterAll(async () => {
  await server?.close();
  await launched?.browser.close();
  rmSync(folder, { recursive: true });
});

/**
 * @param {typeof files} wanted
 * @param {number} [patienceMs]
 * @param {(shot: import('./plan.mjs').Shot) => boolean} [isDrawn]
 */
async function drawFiles(wanted, patienceMs, isDrawn = () => true) {
  const shots = Object.entries(wanted).flatMap(([file, stories]) => {
    const entries = Object.entries(stories).map(([id, tags]) => [
      id,
      { id, type: 'story', title: 'Box', name: id, tags, importPath: file },
    ]);
    return planShots({ entries: Object.fromEntries(entries) }).shots;
  });
  /** @type {Map<string, Buffer | Error>} */
  const drawn = new Map();
  await drawShots(
    launched.browser,
    server.origin,
    shots.filter(isDrawn),
    ({ file, storyId, variant }, picture) => {
      drawn.set(`${file} ${storyId} ${variant}`, picture);
    },
    patienceMs,
  );
  return drawn;
}

/** @param {string} name  file, story and variant @returns {Buffer} */
function picture(name) {
  const drawn = pictures.get(name);
  if (!Buffer.isBuffer(drawn)) throw drawn ?? new Error('Nothing was drawn.');
  return drawn;
}

it('draws themes, phone and direction once the story has finished, as large as its content', () => {
  const light = picture('alone box--default light');
  const dark = picture('alone box--default dark');
  const phone = picture('alone box--default phone');
  const rtl = picture('alone box--default rtl');
  expect(sizeOf(light)).toEqual({ width: 66, height: 56 });
  expect(pixelAt(light, 49, 39)).toEqual([200, 210, 220]);
  expect(pixelAt(light, 50, 40)).toEqual([255, 255, 255]);
  expect(pixelAt(dark, 49, 39)).toEqual([10, 20, 30]);
  expect(pixelAt(phone, 49, 39)).toEqual([200, 20, 20]);
  expect(sizeOf(rtl)).toEqual({ width: 66, height: 56 });
  expect(pixelAt(rtl, 10, 10)).toEqual([255, 255, 255]);
  expect(pixelAt(rtl, 65, 10)).toEqual([200, 210, 220]);
});

it('draws stories that are higher than the window', () => {
  const tall = picture('tallFirst box--tall light');
  expect(sizeOf(tall).height).toBe(1000);
  expect(pixelAt(tall, 10, 990)).toEqual([200, 210, 220]);
});

it('waits for late content for a limited time', () => {
  expect(sizeOf(picture('restless box--restless light')).height).toBe(40 + 3 * 40 + 16);
});

it('stops waiting for a pending request, also in the next story', () => {
  expect(sizeOf(picture('waitingFirst box--waiting light')).height).toBe(40 + 16);
  expect(sizeOf(picture('waitingFirst box--slow light')).height).toBe(40 + 40 + 16);
});

it('draws byte-identical pictures', () => {
  const again = picture('brokenBetween box--default light');
  expect(picture('alone box--default light').equals(again)).toBe(true);
});

it('hides the blinking caret, in forced colours too', () => {
  for (const variant of ['light', 'forced']) {
    const later = picture(`focusedLongAgo box--focused-long-ago ${variant}`);
    expect(picture(`focused box--focused ${variant}`).equals(later)).toBe(true);
  }
});

it('draws the stories of a file in one page, each in its own theme and size', () => {
  expect(sizeOf(picture('tallFirst box--counting light')).height).toBe(2 * 40 + 16);
  for (const theme of ['light', 'dark']) {
    const alone = picture(`alone box--default ${theme}`);
    expect(picture(`tallFirst box--default ${theme}`).equals(alone)).toBe(true);
  }
});

it('draws a story in its own theme, whichever themes of those before it are drawn', async () => {
  const first = { 'box--tall': 'dark', 'box--default': 'light' };
  const drawn = await drawFiles({ some: { 'box--tall': [], 'box--default': [] } }, undefined, (shot) =>
    Object.entries(first).some(([story, theme]) => shot.storyId === story && shot.variant === theme),
  );
  expect(drawn.get('some box--default light')).toEqual(picture('alone box--default light'));
  const dark = drawn.get('some box--tall dark');
  expect(Buffer.isBuffer(dark) && pixelAt(dark, 10, 990)).toEqual([10, 20, 30]);
});

it('reports a story whose play function fails, and draws those after it in a page of their own', () => {
  expect(pictures.get('brokenBetween box--broken light')).toEqual(new Error('No such button.'));
  expect(sizeOf(picture('brokenBetween box--counting light')).height).toBe(40 + 16);
});

it('reports a story that never finishes', async () => {
  const drawn = await drawFiles({ silent: { 'box--silent': [] } }, 200);
  expect(String(drawn.get('silent box--silent light'))).toContain('did not finish');
});
