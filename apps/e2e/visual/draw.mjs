import { chromium } from '@playwright/test';
import { digestOf } from './picture.mjs';

/** Heights of the window in px: where a story starts, and how much of a very long one is kept. */
const heights = { initial: 900, most: 2400 };

/** Letters in several scripts, a slope and a gradient: what two machines draw differently, if they do. */
const testCard = `<!doctype html><meta charset="utf-8"><body style="margin:8px;background:#fff">
<p style="font:17px/1.4 serif">Millrace 0123 ŁÅß Ελ Жя 光纤 ألياف</p>
<p style="font:italic 600 13px/1.4 sans-serif">Millrace 0123 ŁÅß Ελ Жя 光纤 ألياف</p>
<p style="font:12px/1.4 monospace">Millrace 0123</p>
<div style="width:64px;height:64px;border-radius:9px;transform:rotate(7deg);background:linear-gradient(40deg,#15c,#fb3)">`;

/**
 * @param {string} executablePath
 * @returns {Promise<{ browser: import('@playwright/test').Browser, renderer: import('./baselines.mjs').Renderer }>}
 */
export async function launchRenderer(executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-lcd-text',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 480, height: 240 } });
  await page.setContent(testCard);
  const rendering = digestOf(await page.screenshot());
  await page.close();
  return { browser, renderer: { chromium: Number.parseInt(browser.version(), 10), rendering } };
}

/**
 * Draws the shots, two at a time, and hands over each as it is ready.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin  where the built Storybook is served
 * @param {import('./plan.mjs').Shot[]} shots
 * @param {(shot: import('./plan.mjs').Shot, drawn: Buffer | Error) => void} onDrawn
 *   an Error when the story threw, its play function failed, or it never finished
 * @param {number} [patienceMs]  how long a story may take to finish
 */
export async function drawShots(browser, origin, shots, onDrawn, patienceMs = 20_000) {
  // By width first: a worker then seldom resizes its window.
  const queue = [...shots].sort((a, b) => a.width - b.width);
  const worker = async () => {
    const context = await browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.addInitScript(listenForStory);
    const page = await context.newPage();
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      /** @type {Buffer | Error} */
      let drawn;
      try {
        drawn = await drawShot(page, origin, shot, patienceMs);
      } catch (error) {
        drawn = error instanceof Error ? error : new Error(String(error));
      }
      onDrawn(shot, drawn);
    }
    await context.close();
  };
  await Promise.all([worker(), worker()]);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @param {import('./plan.mjs').Shot} shot
 * @param {number} patienceMs
 */
async function drawShot(page, origin, shot, patienceMs) {
  await page.setViewportSize({ width: shot.width, height: heights.initial });
  await page.emulateMedia({ colorScheme: shot.theme });
  // Axe has its own run over the stories: here it would only cost time.
  const globals = `theme:${shot.theme};direction:${shot.direction};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${shot.storyId}&viewMode=story&globals=${globals}`, {
    waitUntil: 'commit',
  });
  const failure = await page.evaluate(awaitStory, patienceMs);
  if (failure) throw new Error(failure);
  const height = Math.min(await page.evaluate(settleAndMeasure), heights.most);
  if (height > heights.initial) {
    await page.setViewportSize({ width: shot.width, height });
    await page.evaluate(settleAndMeasure);
  }
  return await page.screenshot({
    clip: { x: 0, y: 0, width: shot.width, height },
    animations: 'disabled',
    caret: 'hide',
  });
}

// ─ The functions below run in the page. ─

/** Keeps what Storybook's channel says of the story, from the moment that the channel exists. */
function listenForStory() {
  /** @type {any} */
  let channel;
  /** @type {any} */
  const scope = window;
  scope.storyOutcome = new Promise((resolve) => {
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(value) {
        channel = value;
        let failure = '';
        const fail = (/** @type {any} */ error) => {
          failure ||= String(error?.message ?? error?.title ?? error);
        };
        channel.on('playFunctionThrewException', fail);
        channel.on('unhandledErrorsWhilePlaying', (/** @type {any[]} */ errors) => fail(errors?.[0]));
        for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
          channel.on(event, (/** @type {any} */ error) => {
            fail(event === 'storyMissing' ? 'Storybook does not know the story.' : error);
            resolve(failure);
          });
        }
        channel.on('storyFinished', (/** @type {{ status: string }} */ { status }) =>
          resolve(failure || (status === 'error' ? 'The story ended in an error.' : '')),
        );
      },
    });
  });
}

/** @param {number} timeoutMs @returns {Promise<string>} what went wrong, or nothing */
async function awaitStory(timeoutMs) {
  /** @type {any} */
  const scope = window;
  return await Promise.race([
    scope.storyOutcome,
    new Promise((resolve) =>
      setTimeout(resolve, timeoutMs, `The story did not finish within ${timeoutMs / 1000} s.`),
    ),
  ]);
}

/** Waits for fonts, pictures and two frames. @returns {Promise<number>} the height of what is drawn, in px */
async function settleAndMeasure() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await document.fonts.ready;
  const inView = [...document.images].filter(
    (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight,
  );
  // A picture that cannot be decoded is drawn as broken, which the comparison then shows.
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
  const page = document.documentElement.scrollHeight;
  if (page > window.innerHeight) return page;
  const bottoms = [...document.body.querySelectorAll('*')]
    .filter((element) => element.id !== 'storybook-root' && element.checkVisibility())
    .map((element) => element.getBoundingClientRect().bottom);
  const padding = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd) || 0;
  return Math.min(Math.max(1, Math.ceil(Math.max(0, ...bottoms) + padding)), window.innerHeight);
}
