import { expect, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { enter, hydrated } from '../sign-in';

test.describe('what a page is made of', () => {
  test('comes in the order in which it is seen: one style sheet, the first paint, then scripts', async ({
    page,
  }) => {
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
  });

  test('answers in a tab that nobody looks at', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
    });
    await page.goto(preform.path);
    await hydrated(page);
  });

  test('is compressed once, and kept for a year', async ({ page }) => {
    const scripts = page.waitForResponse(/\/assets\/.*\.js$/);
    await page.goto(preform.path);
    const headers = await (await scripts).allHeaders();
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
  });
});

const OPEN = [
  '/',
  '/pricing',
  '/industry/opticalFiber',
  '/events',
  '/contact',
  '/signup',
  '/search?search=glass',
];
const CHAIN = [preform.path, `${preform.path}?tab=suppliers`, `/networkFeed/product/${preform.id}`];
const MEMBERS = [
  ...['/networkFeed/global', '/message', '/notifications', '/connections', '/vendors', '/quotes'],
  ...['/addevent', '/profile', '/plans', '/analytics', '/widgets', '/widgets/sites'],
];

for (const { who, account, paths } of [
  { who: 'guests', account: null, paths: [...OPEN, ...CHAIN] },
  { who: 'members', account: accounts.premium, paths: [...MEMBERS, ...CHAIN] },
]) {
  test(`pages of ${who} come to life as they were sent, without a failure`, async ({ page }) => {
    test.setTimeout(120_000);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(`${new URL(page.url()).pathname}: ${message}`));
    if (account) await enter(page, account);
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(failures).toEqual([]);
  });
}
