import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { holdBack } from '../hold-back';
import { partnerUrl, webUrl } from '../hosts';
import { card, followButton, openPartner, withoutOwnFonts } from './widgets/partner';
import { shiftOf, watchPage } from './widgets/watch-page';

test.describe('a widget that cannot be had', () => {
  const fallback = (page: Page) =>
    page.getByRole('link', { name: 'Preform silica glass on Millrace', exact: true });

  /** What stands in the shadow root of the first card: nothing where our script never came. */
  const painted = (page: Page) =>
    card(page).evaluate((host) => host.shadowRoot?.querySelectorAll('*:not(slot)').length ?? 0);

  test('leaves its fallback when our site is down', async ({ page }) => {
    await withoutOwnFonts(page);
    await watchPage(page);
    await page.route(`${webUrl}/embed/**`, (route) => route.abort());
    await page.goto(partnerUrl);
    await page.waitForLoadState('networkidle');
    await expect(fallback(page)).toBeVisible();
    await expect(fallback(page)).toHaveAttribute('href', webUrl + preform.path);
    expect(await painted(page)).toBe(0);
    expect(await shiftOf(page)).toBe(0);
  });

  test('leaves its fallback in its place when cards are refused, and while they are long in coming', async ({
    page,
  }) => {
    await withoutOwnFonts(page);
    await watchPage(page);
    await page.route('**/cards?*', (route) => route.abort());
    await page.goto(partnerUrl);
    await page.waitForLoadState('networkidle');
    await expect(fallback(page)).toBeVisible();
    expect(await painted(page)).toBe(0);
    expect(await shiftOf(page)).toBe(0);
    await page.unroute('**/cards?*');
    const release = await holdBack(page, '**/cards?*');
    const asked = page.waitForRequest('**/cards?*');
    await page.goto(partnerUrl);
    await asked;
    await expect(fallback(page)).toBeVisible();
    expect(await painted(page)).toBe(0);
    expect(await shiftOf(page)).toBe(0);
    release();
    await expect(followButton(page)).toBeVisible();
    expect(await shiftOf(page)).toBe(0);
  });

  test.describe('as JavaScript is switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('leaves its fallback', async ({ page }) => {
      await page.goto(partnerUrl);
      await expect(fallback(page)).toBeVisible();
      await expect(fallback(page)).toHaveAttribute('href', webUrl + preform.path);
    });
  });

  test('leaves its fallback when the answer is none', async ({ page }) => {
    await withoutOwnFonts(page);
    const seen = await watchPage(page);
    for (const body of ['<h1>Bad gateway</h1>', '[]', '', '<m>', '<m><p></p>']) {
      await page.route('**/cards?*', (route) =>
        route.fulfill({ body, contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } }),
      );
      await page.goto(partnerUrl);
      await page.waitForLoadState('networkidle');
      await expect(fallback(page)).toBeVisible();
      expect(await painted(page), body).toBe(0);
      expect(await shiftOf(page), body).toBe(0);
      await page.unroute('**/cards?*');
    }
    // The faces of the page were refused by the test.
    expect(seen.problems.filter((problem) => !/ERR_FAILED|download failed/.test(problem))).toEqual([]);
  });

  test('says in the console why there is no card, and that its version ends', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const ending = 'Millrace: this version ends.';
    await page.route('**/cards?*', (route) => {
      const keys = decodeURIComponent(new URL(route.request().url()).search.slice(1)).split(',');
      const missing = keys.map((key) => `<p title="missing">Millrace: no ${key.split('.')[0]}.</p>`);
      return route.fulfill({
        body: `<m><p></p>${missing.join('')}<p title="version">${ending}</p>`,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await page.goto(partnerUrl);
    await expect(fallback(page)).toBeVisible();
    await expect.poll(() => warnings).toEqual(expect.arrayContaining(['Millrace: no product.', ending]));
    expect(await painted(page)).toBe(0);
  });

  test('leads to our site when its interactive view does not come', async ({ page }) => {
    await page.route('**/live.js*', (route) => route.abort());
    await openPartner(page);
    await followButton(page).click();
    await page.waitForURL(`${webUrl}${preform.path}?via=product`);
  });

  test('does not run a view that was tampered with', async ({ page }) => {
    await page.route('**/live.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.title = "tampered"; export const hydrate = () => {};',
      }),
    );
    await openPartner(page);
    await page.evaluate(() => {
      // Firefox forgets what is stored later, on the way to a page that shares with no other.
      addEventListener('beforeunload', () => sessionStorage.setItem('title', document.title));
    });
    await followButton(page).click();
    await page.waitForURL(`${webUrl}/**`);
    await page.goto(partnerUrl);
    // The page that is left may still answer, or be gone in the midst of it.
    const title = () => page.evaluate(() => sessionStorage.getItem('title')).catch(() => null);
    await expect.poll(title).toContain('helium price');
  });
});
