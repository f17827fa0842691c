import { expect, type Page, test } from '@playwright/test';
import { accounts, nobodysId, preform } from '../demo';
import { ports } from '../hosts';
import { mailTo } from '../mails';
import { hydrated, signIn, withoutTimedInquiry } from '../sign-in';

const run = Date.now();

/** Asks the web server without a browser, and follows nothing. */
const ask = (path: string) => fetch(`http://localhost:${ports.web}${path}`, { redirect: 'manual' });

test.beforeEach(({ page }) => withoutTimedInquiry(page));

/** The page of the first supplier of the demonstration's product. */
async function openCompany(page: Page): Promise<{ name: string; path: string }> {
  await page.goto(preform.path);
  const link = page.getByRole('table').first().getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  await hydrated(page);
  return { name: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '', path };
}

test.describe('a company page before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('arrives whole: head, figures, contacts, products, and its tabs [COMP-009, COMP-010, COMP-012, COMP-013]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    const supplier = page.getByRole('table').first().getByRole('link').first();
    const name = (await supplier.textContent()) ?? '';
    await supplier.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table', { name: `Products that ${name} supplies` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Activity summary' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Listed contacts/ })).toHaveAttribute('href', /#contacts$/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const sections = page.getByRole('navigation', { name: `Sections of ${name}` });
    await sections.getByRole('link', { name: /^Products/ }).click();
    await expect(page).toHaveURL(/\?tab=products$/);
    await sections.getByRole('link', { name: /^People/ }).click();
    await expect(page).toHaveURL(/\?tab=people$/);
    // The address is known before the whole page is.
    await page.waitForLoadState();
    const schema = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
    );
    expect(schema).toMatchObject({ '@type': 'Organization', name });
  });
});

test('has three views; an unknown one leads to the first [PAGE-024, COMP-018]', async ({ page }) => {
  const { name, path } = await openCompany(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /followers?$/ })
    .click();
  await expect(page).toHaveURL(`${new URL(page.url()).origin}${path}/followers`);
  await page.getByRole('link', { name: `Back to ${name}` }).click();
  await expect(page).toHaveURL(`${new URL(page.url()).origin}${path}`);
  const unknown = await ask(`${path}/nothing`);
  expect([unknown.status, unknown.headers.get('location')]).toEqual([301, path]);
  expect((await ask(`${path}/companyDetails`)).status).toBe(200);
  expect((await ask(`${path}/invite`)).status).toBe(200);
});

test('a company that is not there says so, and leads home [COMP-027]', async ({ page }) => {
  const path = `/company/nobody/${nobodysId}`;
  expect((await ask(path)).status).toBe(404);
  await page.goto(path);
  await expect(
    page.getByRole('heading', { name: "Sorry, the company you requested doesn't exist in our system" }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
});

test('guests see three slides, edit nothing, and are led to the login', async ({ page }) => {
  await openCompany(page);
  await expect(page.getByRole('heading', { name: 'Want updates about this company?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit info' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Invite More' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
});

test('a member edits a company, sees who did what, follows it and invites others to [COMP-006, COMP-007, COMP-008]', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, accounts.free);
  const { name } = await openCompany(page);
  await page.getByRole('button', { name: 'Edit info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Company' });
  const address = `Journey Street ${run}`;
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(address)).toBeVisible();

  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `Who changed what of ${name}` });
  await expect(history.getByText(address)).toBeVisible();
  await expect(history.getByRole('button', { name: /^Put back/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  const unfollow = main.getByRole('button', { name: `Unfollow ${name}` });
  const follow = main.getByRole('button', { name: `Follow ${name}`, exact: true });
  if (await unfollow.isVisible()) await unfollow.click();
  await expect(follow).toHaveText('Follow');
  const followers = main.getByRole('link', { name: /followers?$/ });
  const before = Number.parseInt((await followers.textContent()) ?? '', 10);
  await follow.click();
  await expect(followers).toHaveText(new RegExp(`^${before + 1} follower`));
  await page.mouse.move(0, 0);
  await expect(unfollow.getByText('Following', { exact: true })).toBeVisible();
  await unfollow.hover();
  await expect(unfollow.getByText('Unfollow', { exact: true })).toBeVisible();
  await unfollow.click();
  await expect(followers).toHaveText(new RegExp(`^${before} follower`));

  await page.getByRole('button', { name: 'Invite More' }).click();
  const invite = page.getByRole('dialog', { name: `Invite people to follow ${name}` });
  const to = `journey.${run}@people.example`;
  await invite.getByLabel('E-mail addresses').fill(to);
  await invite.getByRole('button', { name: 'Send invite' }).click();
  await expect(invite.getByRole('button', { name: 'Invite sent' })).toBeDisabled();
  expect((await mailTo(to, 1)).subject).toContain('invites you to follow');
});

test('a member creates a product of a company, and adds one of the catalogue to it [COMP-021, COMP-022]', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, accounts.free);
  const { name } = await openCompany(page);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Create Product' }).click();
  const create = page.getByRole('dialog', { name: 'Create A Product' });
  const product = `Journey gas ${run}`;
  await create.getByLabel('Name').fill(product);
  await create.getByLabel('Description').fill('As pure as they come.');
  await create.getByRole('button', { name: 'Save' }).click();
  await expect(create).toHaveCount(0);
  const supplied = page.getByRole('region', { name: 'Supplied Products' });
  await expect(supplied.getByRole('link', { name: product })).toBeVisible();

  await supplied.getByRole('button', { name: 'Add Product' }).click();
  const add = page.getByRole('dialog', { name: `Add products that ${name} supplies` });
  await add.getByRole('combobox', { name: 'Product' }).fill('quartz');
  await page.getByRole('option').first().click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Successfully added products !').first()).toBeVisible();
  await expect(add).toHaveCount(0);
});

test('the company’s own people add products and do not follow it [COMP-019, COMP-020]', async ({ page }) => {
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.getByRole('complementary').locator('a[href^="/company/"]').first().click();
  await expect(page).toHaveURL(/\/company\//);
  const main = page.getByRole('main');
  // The address changes before the page does.
  await expect(main.getByRole('heading', { level: 1, name: 'Your network feed' })).toHaveCount(0);
  const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(main.getByRole('button', { name: new RegExp(`ollow ${name}`) })).toHaveCount(0);
  const product = `Journey tube ${run}`;
  const panel = page.getByRole('complementary').getByRole('region', { name: 'Add products' });
  await panel.getByRole('combobox', { name: 'Product' }).fill(product);
  // Similar products may be offered, over the button.
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Add Product' }).click();
  await expect(panel.getByText(`${product} is new in the catalogue, and listed.`)).toBeVisible();
  await expect(main.getByRole('navigation', { name: `Sections of ${name}` })).toContainText(/Products \d+/);
});
