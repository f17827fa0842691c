import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';
import { hydrated, withoutTimedInquiry } from '../sign-in';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search products and companies' });

test.beforeEach(({ page }) => withoutTimedInquiry(page));

/** What was asked of the search, from now on. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/search/')) asked.push(pathname);
  });
  return asked;
}

for (const [place, path] of [
  ['header and landing', '/'],
  ['product page', preform.path],
] as const) {
  test(`search starts from the third character on: ${place} [NAV-013]`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await hydrated(page);
    const asked = searchesOf(page);
    const box = boxOf(page);
    await box.pressSequentially('gl');
    // Longer than typing must rest before a search begins.
    await page.clock.runFor(600);
    expect(asked).toEqual([]);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await box.pressSequentially('a');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(asked).toEqual(['/api/v1/product/search/gla']);
  });
}

test('a guest searches by keyboard: matches, all results, recent searches', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const box = boxOf(page);
  await box.focus();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.type('preform');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('Product');
  await expect(options.first().locator('mark')).toHaveText(/preform/i);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${webUrl}/search?q=preform&category=products`);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “preform”' })).toBeVisible();
  await expect(box).toHaveValue('preform');
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/preform/i);

  await page.getByRole('main').getByRole('link', { name: 'Companies' }).click();
  await expect(page).toHaveURL(`${webUrl}/search?q=preform&category=companies`);
  await expect(page.getByRole('combobox', { name: 'Search category' })).toHaveValue('companies');
  await page.goto(preform.path);
  await hydrated(page);
  await box.focus();
  const recent = page.getByRole('listbox', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText([/^preform/, 'Clear recent searches']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(recent).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await box.focus();
  await page.clock.runFor(300);
  await expect(recent).toHaveCount(0);
});

test('a search that fails says so and can be made again; what was typed stays', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  let failures = 0;
  await page.route('**/api/v1/product/search/**', (route) => {
    failures += 1;
    return route.abort();
  });
  const box = boxOf(page);
  await box.pressSequentially('preform');
  const again = page.getByRole('option', { name: 'Search again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(failures).toBeGreaterThan(0);
  await expect(page.getByText('The search did not answer. Try again.')).toBeVisible();
  await page.unroute('**/api/v1/product/search/**');
  await again.click();
  await expect(page.getByRole('option', { name: /preform/i }).first()).toBeVisible();
  await expect(box).toHaveValue('preform');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the box opens below the masthead and leads to what is chosen', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await boxOf(page).pressSequentially('preform silica');
    await page
      .getByRole('option', { name: /Preform silica glass/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\/[^/]+\/[0-9a-f-]{36}$/);
    await expect(boxOf(page)).toBeHidden();
  });
});
