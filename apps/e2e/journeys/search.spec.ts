import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';
import { hydrated, suppressInquiryDialog } from '../sign-in';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search products and companies' });

test.beforeEach(({ page }) => suppressInquiryDialog(page));

test('a guest searches by keyboard from the third character on, goes to what is chosen, sees all results, and searches again [NAV-013, NAV-015]', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const q = searchParams.get('q');
    if (pathname === '/api/v2/search/suggestions' && q) asked.push(q);
  });
  const box = boxOf(page);
  const options = page.getByRole('listbox').getByRole('option');

  // A product and the landing have the box of the header.
  for (const path of [preform.path, '/']) {
    await test.step(`${path}: two characters are too few`, async () => {
      await page.goto(path);
      await hydrated(page);
      asked.length = 0;
      await box.focus();
      await page.keyboard.type('gl');
      // Longer than typing must rest before a search begins; of two letters a name in full alone is shown.
      const isAnswered = page.waitForResponse((response) => response.url().includes('q=gl&'));
      await page.clock.runFor(600);
      await (await isAnswered).finished();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await page.keyboard.type('a');
      await expect(options.first()).toBeVisible();
      await expect.poll(() => [...new Set(asked)]).toEqual(['gl', 'gla']);
    });
  }

  await test.step('a product that is chosen opens its page, and a company does', async () => {
    await box.fill('preform silica');
    await expect(options.first()).toContainText('Preform silica glass');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(webUrl + preform.path);
    // The page has taken the focus from the box.
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('combobox', { name: 'Search category' }).selectOption({ label: 'By Company' });
    await box.fill('kvarnholm silica');
    await expect(options.first()).toContainText('Kvarnholm Silica AB');
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/kvarnholm-silica-ab\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kvarnholm Silica AB');
  });

  await test.step('all results are a page, by products and by companies', async () => {
    await page.goto('/');
    await hydrated(page);
    await box.focus();
    await page.keyboard.type('preform');
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
  });

  await test.step('a link to found people leads guests, who cannot search them, to products', async () => {
    await page.goto('/search?q=preform&category=people');
    await expect(page).toHaveURL(`${webUrl}/search?q=preform&category=products`);
  });

  await test.step('recent searches are kept in this browser, until they are removed', async () => {
    await page.goto(preform.path);
    await hydrated(page);
    await box.focus();
    const recent = page.getByRole('group', { name: 'Recent searches' });
    await expect(
      recent
        .getByRole('option')
        .filter({ hasText: /^preform/ })
        .first(),
    ).toBeVisible();
    const count = await recent.getByRole('option').count();
    await page.keyboard.press('ArrowDown');
    // Each time the next one becomes active.
    for (let at = 0; at < count; at += 1) await page.keyboard.press('Delete');
    await expect(recent).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await box.focus();
    await page.clock.runFor(300);
    await expect(recent).toHaveCount(0);
  });

  await test.step('on a phone the box opens below the masthead', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await box.pressSequentially('preform silica');
    await options.filter({ hasText: 'Preform silica glass' }).first().click();
    await expect(page).toHaveURL(webUrl + preform.path);
    await expect(box).toBeHidden();
  });
});

test('who opens a product far down the catalogue comes back to as long a list, at their place [PROD-058]', async ({
  page,
}) => {
  await page.goto('/products');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Load More' }).click();
  await expect(main.getByText('100 of', { exact: false })).toBeVisible();

  const link = main.getByRole('row').filter({ hasText: 'Dental framework' }).getByRole('link').first();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(link).toBeInViewport({ timeout: 250 });
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(/\/product\/dental-framework\//);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(main.getByText('100 of', { exact: false })).toBeAttached();
});
