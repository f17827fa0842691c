import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { partnerUrl, webUrl } from '../hosts';
import { followButton, openPartner } from './widgets/partner';
import { watchPage } from './widgets/watch-page';

test.describe('a widget that cannot be had', () => {
  const fallback = (page: Page) =>
    page.getByRole('link', { name: 'Preform silica glass on Millrace', exact: true });

  test('leaves its fallback when our site is down', async ({ page }) => {
    await page.route(`${webUrl}/embed/**`, (route) => route.abort());
    await page.goto(partnerUrl);
    await expect(fallback(page)).toBeVisible();
    await expect(fallback(page)).toHaveAttribute('href', webUrl + preform.path);
  });

  test('leaves its fallback when the answer is none', async ({ page }) => {
    const seen = await watchPage(page);
    for (const body of ['<h1>Bad gateway</h1>', '[]', '["",0,0,0,0]', '["",[["div"]]]']) {
      await page.route('**/fragments?*', (route) =>
        route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }),
      );
      await page.goto(partnerUrl);
      await page.waitForLoadState('networkidle');
      await expect(fallback(page)).toBeVisible();
      await page.unroute('**/fragments?*');
    }
    expect(seen.problems).toEqual([]);
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
      addEventListener('pagehide', () => sessionStorage.setItem('title', document.title));
    });
    await followButton(page).click();
    await page.waitForURL(`${webUrl}/**`);
    await page.goBack();
    // The page that is left may still answer, or be gone in the midst of it.
    const title = () => page.evaluate(() => sessionStorage.getItem('title')).catch(() => null);
    await expect.poll(title).toContain('helium price');
  });
});
