import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { holdScripts } from '../hold-scripts';
import { hydrated, signInAs, suppressInquiryDialog } from '../sign-in';

/** Types into a field before hydration. */
async function typeEarly(page: Page, path: string, name: RegExp, words: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('main').getByRole('textbox', { name }).first();
  await field.click();
  await page.keyboard.type(words);
  await expect(field).toHaveValue(words);
  await release();
  return field;
}

test('text typed before hydration stays, is posted, and is added to a restored draft', async ({ page }) => {
  await signInAs(page, accounts.premium);
  const early = `Typed early ${Date.now()}`;
  const box = await typeEarly(page, '/networkFeed/global', /./, early);
  await expect(box).toHaveValue(early);
  await expect(page.getByRole('main').getByRole('button', { name: 'Post', exact: true })).toBeEnabled({
    timeout: 20_000,
  });
  // It is kept as if it had been typed now; what is typed early beside it is added.
  await expect(async () => {
    const kept = await page.evaluate(() => Object.values({ ...localStorage }).join());
    expect(kept).toContain(early);
  }).toPass();
  await typeEarly(page, '/networkFeed/global', /./, 'and more');
  await expect(box).toHaveValue(`${early}\nand more`, { timeout: 20_000 });
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('feed').getByRole('article').filter({ hasText: early })).toContainText(
    'and more',
  );

  const name = await typeEarly(page, '/addevent', /^Event name/, 'Early Forum');
  await expect(name).toHaveValue('Early Forum');
  await page.getByRole('textbox', { name: 'Location' }).fill('Krefeld');
  await expect(name).toHaveValue('Early Forum');
  await page.getByRole('button', { name: 'Discard draft' }).click();
});

test('input before hydration stays; form values that the browser restores on going back do not', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const scope = page.getByRole('banner').getByRole('combobox', { name: 'Search category' });
  await scope.selectOption({ label: 'By Company' });
  await release();
  await expect(scope).toHaveValue('companies');
  // Not the field alone: the page looks where it says.
  await expect(page.getByRole('banner').getByPlaceholder('Search companies by name')).toBeVisible();

  await page.goto('/faq');
  await hydrated(page);
  await scope.selectOption({ label: 'By Company' });
  await page.goto('/pricing');
  await page.goBack();
  await hydrated(page);
  await expect(scope).toHaveValue('products');

  const text = await typeEarly(page, '/contact', /^Message|inquiry/i, 'Two tonnes of preform.');
  await page.getByRole('textbox', { name: /^First name/i }).fill('Ada');
  await expect(text).toHaveValue('Two tonnes of preform.');
});
