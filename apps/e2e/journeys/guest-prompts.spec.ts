import { expect, type Page, test } from '@playwright/test';
import { accounts, demoPassword, preform } from '../demo';
import { fillLogin, hydrated, suppressInquiryDialog } from '../sign-in';

test.beforeEach(({ page }) => suppressInquiryDialog(page));

/** The links of a page that lead to the login, each leading back to the page that it stands on. */
async function promptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const links = page.getByRole('main').locator('a[href*="login=true"]');
  await expect(links.first()).toBeVisible();
  const { pathname } = new URL(page.url());
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(new RegExp(`^${pathname}\\?`));
  }
  return links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('aria-label') ?? link.textContent ?? '').trim()),
  );
}

test('a guest who likes, shares, follows, invites, writes to somebody or wants more is led to the login, and one who votes to sign up [PERM-002]', async ({
  page,
}) => {
  const prompts: string[] = [];
  for (const path of [
    `/networkFeed/product/${preform.id}`,
    preform.path,
    `${preform.path}?tab=suppliers`,
    `${preform.path}/followers`,
  ]) {
    prompts.push(...(await promptsOf(page, path)));
  }
  for (const wanted of [/^Like/, /^Share/, /^Message /, /^Follow/, /^Load more/, /^See all/i]) {
    expect(
      prompts.some((name) => wanted.test(name)),
      `${wanted} among ${prompts.join(', ')}`,
    ).toBe(true);
  }

  // The page of an invitation has the form itself.
  await page.goto(`${preform.path}/invite`);
  await expect(page.getByRole('main').locator('input[name="return_to"]')).toHaveValue(
    `${preform.path}/invite`,
  );
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();

  // It opens over the page, and closing it leads back.
  await page.goto(preform.path);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Follow/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${preform.path}$`));
  // What was not gone on with is not done at a later sign-in.
  expect(await page.evaluate(() => sessionStorage.getItem('millrace:intent'))).toBeNull();

  await page.goto('/event-list');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  for (const vote of ['Interested', 'Going', 'Not Sure']) {
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${vote}`) })).toHaveAttribute(
      'href',
      '/signup',
    );
  }
});

test('a guest who pressed Follow follows once they are signed in, and only then [PERM-002, DIFF-005]', async ({
  page,
}) => {
  await page.goto('/products');
  await hydrated(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Follow / })
    .first();
  const name = ((await link.getAttribute('aria-label')) ?? '').replace(/^Follow /, '');
  const followed = page.waitForResponse(/\/product\/follow$/);
  await link.click();
  await fillLogin(page, accounts.free, demoPassword);
  expect((await followed).status()).toBe(200);
  await expect(page.getByText('You’re now following this product.')).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('button', { name: `Following, Unfollow ${name}`, exact: true })).toBeVisible();
});
