import { chromium } from '@playwright/test';
import { digestOf } from './picture.mjs';
import { followRest } from './rest.mjs';
import { awaitStory, listenForStory, showStory, within } from './story-outcome.mjs';
import { testCard } from './test-card.mjs';

/** Window heights in px: the initial one, and the maximum for very long stories. */
const heights = { initial: 900, most: 2400 };

/** Margin around the content of a story, in px. */
const margin = 16;

/**
 * @param {string} executablePath
 * @returns {Promise<{ browser: import('@playwright/test').Browser, renderer: import('./lock.mjs').Renderer }>}
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
      // Partial repaints differ from full paints by a step of colour.
      '--disable-partial-raster',
      '--disable-checker-imaging',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 900, height: 800 } });
  await page.setContent(testCard());
  await page.evaluate(() => document.fonts.ready);
  const rendering = digestOf(await page.screenshot());
  await page.close();
  return { browser, renderer: { chromium: Number.parseInt(browser.version(), 10), rendering } };
}

/**
 * Renders the shots, two stories at a time, and passes on each as it is ready. The stories of a file share one page, as
 * loading a page takes longer than all else; each begins with a clean state (`.storybook/`).
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin  where the built Storybook is served
 * @param {import('./plan.mjs').Shot[]} shots
 * @param {(shot: import('./plan.mjs').Shot, drawn: Buffer | Error) => void | Promise<void>} onDrawn
 * an Error if the story threw, its play function failed, or it never finished
 * @param {number} [patienceMs]  timeout of a story
 * @param {(storyId: string) => void} [onRestless]  called for each story that was captured before it settled
 */
export async function drawShots(
  browser,
  origin,
  shots,
  onDrawn,
  patienceMs = 20_000,
  onRestless = () => undefined,
) {
  const queue = seances(shots);
  const worker = async () => {
    let easel = await openEasel(browser, onRestless);
    const attempt = async (/** @type {Sitting} */ sitting) => {
      const drawn = await within(patienceMs, drawSitting(easel, origin, sitting)).catch(asError);
      if (!(drawn instanceof Error)) return drawn;
      // Leftovers of a broken story must not affect the next picture.
      await easel.page.context().close();
      easel = await openEasel(browser, onRestless);
      return drawn;
    };
    for (let seance = queue.shift(); seance; seance = queue.shift()) {
      easel.isLoaded = false;
      for (const sitting of seance) {
        let drawn = await attempt(sitting);
        // A retry distinguishes a broken story from a flaky machine.
        if (drawn instanceof Error) drawn = await attempt(sitting);
        for (const [at, shot] of sitting.entries()) {
          await onDrawn(shot, drawn instanceof Error ? drawn : /** @type {Buffer} */ (drawn[at]));
        }
      }
    }
    await easel.page.context().close();
  };
  await Promise.all([worker(), worker()]);
}

/** @typedef {import('./plan.mjs').Shot[]} Sitting  shots of one story that only differ by colours: rendered once */

/** @typedef {Sitting[]} Seance  sittings of a file's stories, at one width and direction: they load a page once */

/**
 * Groups by width first, so that a worker seldom resizes its window.
 * @param {import('./plan.mjs').Shot[]} shots
 * @returns {Seance[]}
 */
function seances(shots) {
  const byWidth = [...shots].sort((a, b) => a.width - b.width);
  const files = groupBy(byWidth, ({ file, width, direction }) => `${file} ${width} ${direction}`);
  return files.map((ofFile) => groupBy(ofFile, ({ storyId }) => storyId));
}

/**
 * Groups a list by key, in the order of each key's first item.
 * @template T
 * @param {T[]} list
 * @param {(item: T) => string} keyOf
 * @returns {T[][]}
 */
function groupBy(list, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/**
 * @typedef {object} Easel  a page in which stories are rendered
 * @property {import('@playwright/test').Page} page
 * @property {() => Promise<boolean>} awaitRest
 * @property {() => void} forgetRequests
 * @property {boolean} isLoaded  true if it shows a story of the current file
 * @property {(storyId: string) => void} onRestless
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {(storyId: string) => void} onRestless
 * @returns {Promise<Easel>}
 */
async function openEasel(browser, onRestless) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(listenForStory);
  const page = await context.newPage();
  return { page, ...followRest(page), isLoaded: false, onRestless };
}

/** @param {unknown} error */
const asError = (error) => (error instanceof Error ? error : new Error(String(error)));

/**
 * @param {Easel} easel
 * @param {string} origin
 * @param {Sitting} sitting
 * @returns {Promise<Buffer[]>} in the sitting's order
 */
async function drawSitting(easel, origin, sitting) {
  const { page } = easel;
  const [first] = sitting;
  if (!first) return [];
  // A story always opens in the light theme and is then restyled, so that the order of shots has no effect.
  const opening = { ...first, theme: /** @type {const} */ ('light'), forcedColors: false };
  await prepareWindow(page, opening);
  await openStory(easel, origin, opening);
  /** @type {Buffer[]} */
  const pictures = [];
  for (const shot of sitting) {
    await prepareWindow(page, shot);
    await page.evaluate(setTheme, shot.theme);
    pictures.push(await takePicture(page, shot.width));
  }
  return pictures;
}

/** @param {import('@playwright/test').Page} page @param {import('./plan.mjs').Shot} shot */
async function prepareWindow(page, { width, theme, forcedColors }) {
  await page.setViewportSize({ width, height: heights.initial });
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: forcedColors ? 'active' : 'none',
  });
}

/**
 * @param {Easel} easel
 * @param {string} origin
 * @param {import('./plan.mjs').Shot} shot
 */
async function openStory(easel, origin, { storyId, theme, direction }) {
  const { page } = easel;
  easel.forgetRequests();
  if (easel.isLoaded) await page.evaluate(showStory, storyId);
  else await loadStory(page, origin, { storyId, theme, direction });
  const failure = await page.evaluate(awaitStory);
  if (failure) throw new Error(failure);
  easel.isLoaded = true;
  if (!(await easel.awaitRest())) easel.onRestless(storyId);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @param {Pick<import('./plan.mjs').Shot, 'storyId' | 'theme' | 'direction'>} story
 */
async function loadStory(page, origin, { storyId, theme, direction }) {
  // Axe has a separate run over the stories: here it would only cost time.
  const globals = `theme:${theme};direction:${direction};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`, {
    waitUntil: 'commit',
  });
}

/** @param {import('@playwright/test').Page} page @param {number} width of the window, in px */
async function takePicture(page, width) {
  const pageHeight = await page.evaluate(settle);
  if (pageHeight > heights.initial) {
    await page.setViewportSize({ width, height: Math.min(pageHeight, heights.most) });
    await page.evaluate(settle);
  }
  const clip = await page.evaluate(measureInk, margin);
  return await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

// ─ The functions below run in the page. ─

/** Sets the theme of the rendered story, like the preview. @param {import('./plan.mjs').Shot['theme']} theme */
function setTheme(theme) {
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'dark' ? 'dark' : 'light';
  if (theme === 'contrast') dataset.contrast = 'more';
  else delete dataset.contrast;
}

/** Stops the caret, and waits for fonts, pictures and two frames. @returns {Promise<number>} the page height in px */
async function settle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Screenshots hide the caret by transparency, which forced colours ignore: there it is visible, but must not blink.
  document.documentElement.style.setProperty('caret-animation', 'manual');
  await frame();
  await document.fonts.ready;
  // A lazy picture that is hidden, clipped or off-screen is never loaded, so do not wait for it.
  const pictures = [...document.images];
  const seen = new Set(
    await new Promise((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      });
      for (const picture of pictures) observer.observe(picture);
      if (pictures.length === 0) resolve([]);
    }),
  );
  const drawn = pictures.filter((picture) => picture.loading !== 'lazy' || seen.has(picture));
  // A picture that cannot be decoded is shown as broken, which the comparison detects.
  await Promise.all(drawn.map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
  return document.documentElement.scrollHeight;
}

/**
 * Returns the part of the window with content, to crop empty space. It begins at the window's origin, so that shifted
 * content is detected.
 * @param {number} margin  around the content, in px: space for focus rings and shadows
 */
function measureInk(margin) {
  const { innerWidth, innerHeight } = window;
  let [left, right, bottom] = [innerWidth, 0, 0];
  const add = (/** @type {DOMRect} */ box) => {
    if (box.width === 0 || box.height === 0) return;
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  };
  const replaced = new Set(['IMG', 'svg', 'CANVAS', 'VIDEO', 'INPUT', 'SELECT', 'TEXTAREA', 'HR']);
  const clear = 'rgba(0, 0, 0, 0)';
  const text = document.createRange();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (
      replaced.has(element.tagName) ||
      style.backgroundColor !== clear ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      style.borderTopWidth !== '0px' ||
      style.borderBottomWidth !== '0px'
    ) {
      add(element.getBoundingClientRect());
    }
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || !child.nodeValue?.trim()) continue;
      text.selectNodeContents(child);
      add(text.getBoundingClientRect());
    }
  }
  const fromRight = getComputedStyle(document.documentElement).direction === 'rtl';
  const x = fromRight ? Math.max(0, Math.floor(left - margin)) : 0;
  const end = fromRight ? innerWidth : Math.min(innerWidth, Math.ceil(right + margin));
  const height = Math.min(innerHeight, Math.max(margin, Math.ceil(bottom + margin)));
  return { x, y: 0, width: Math.max(margin, end - x), height };
}
