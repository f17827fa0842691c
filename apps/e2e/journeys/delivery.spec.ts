import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { hydrated } from '../sign-in';

/** Counts the scripts that a page requests or preloads. */
const preloads = (page: Page) => page.locator('link[rel="modulepreload"]').count();

test('a page is painted with one style sheet before it asks for scripts, which are compressed once and kept for a year', async ({
  page,
}) => {
  const script = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.goto(preform.path);
  await hydrated(page);
  const { paint, styles, scripts } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const of = (kind: string) => files.filter(({ name }) => new URL(name).pathname.endsWith(kind));
    return {
      paint: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
      styles: of('.css').length,
      scripts: of('.js').map(({ startTime }) => startTime),
    };
  });
  expect(styles).toBe(1);
  expect(paint).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
  const headers = await (await script).allHeaders();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
});

test('a page that loads before its first paint requests scripts after the paint', async ({ page }) => {
  await page.addInitScript(() => {
    let paint = () => {};
    const painted = new Promise<void>((resolve) => {
      paint = resolve;
    });
    const Observer = PerformanceObserver;
    window.PerformanceObserver = class extends Observer {
      constructor(callback: PerformanceObserverCallback) {
        super((entries, observer) => void painted.then(() => callback(entries, observer)));
      }
    };
    // The listeners of the page run in the same task, before this.
    addEventListener('load', () =>
      setTimeout(() => {
        const early = document.querySelectorAll('link[rel="modulepreload"]').length;
        document.documentElement.dataset.early = String(early);
        paint();
      }),
    );
  });
  await page.goto(preform.path);
  await expect(page.locator('html')).toHaveAttribute('data-early', '0');
  await expect.poll(() => preloads(page)).toBeGreaterThan(5);
});

test('a page hydrates in a background tab', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    // Nothing is painted there.
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(preform.path);
  await hydrated(page);
});
