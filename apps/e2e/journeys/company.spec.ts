import { expect, type Page, test } from '@playwright/test';
import { accounts, nobodysId, preform } from '../demo';
import { ports } from '../hosts';
import { mailTo } from '../mails';
import { hydrated, signInAs, suppressInquiryDialog } from '../sign-in';

const run = Date.now();

/** Asks the web server without a browser, and follows nothing. */
const ask = (path: string) => fetch(`http://localhost:${ports.web}${path}`, { redirect: 'manual' });

/** The page of a supplier of the demonstration's product: journeys that run side by side take one each. */
async function openCompany(page: Page, at: number): Promise<{ name: string; path: string }> {
  await page.goto(preform.path);
  const link = page.getByRole('grid').first().getByRole('row').nth(at).getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  await hydrated(page);
  return { name: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '', path };
}

test.describe('a company page before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('arrives whole: head, figures, contacts, products, its tabs and views, and says where there is none [COMP-009, COMP-010, COMP-012, COMP-013, COMP-018, COMP-027, PAGE-024]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    const supplier = page.getByRole('grid').first().getByRole('link').first();
    const name = (await supplier.textContent()) ?? '';
    const path = (await supplier.getAttribute('href')) ?? '';
    await supplier.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table', { name: `Products that ${name} supplies` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Listed contacts/ })).toHaveAttribute('href', /#contacts$/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const schema = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
    );
    expect(schema).toMatchObject({ '@type': 'Organization', name });
    const sections = page.getByRole('navigation', { name: `Sections of ${name}` });
    await sections.getByRole('link', { name: /^Products/ }).click();
    await expect(page).toHaveURL(/\?tab=products$/);
    await sections.getByRole('link', { name: /^People/ }).click();
    await expect(page).toHaveURL(/\?tab=people$/);

    const { origin } = new URL(page.url());
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /followers?$/ }).click();
    await expect(page).toHaveURL(`${origin}${path}/followers`);
    await main.getByRole('link', { name: `Back to ${name}` }).click();
    await expect(page).toHaveURL(`${origin}${path}`);
    const unknown = await ask(`${path}/nothing`);
    expect([unknown.status, unknown.headers.get('location')]).toEqual([301, path]);
    expect((await ask(`${path}/companyDetails`)).status).toBe(200);
    expect((await ask(`${path}/invite`)).status).toBe(200);

    const none = await page.goto(`/company/nobody/${nobodysId}`);
    expect(none?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: "Sorry, the company you requested doesn't exist in our system" }),
    ).toBeVisible();
    await expect(main.getByRole('link')).toHaveAttribute('href', '/');
  });
});

test('guests see the slides of a company, edit nothing, and are led to the login', async ({ page }) => {
  await suppressInquiryDialog(page);
  await openCompany(page, 1);
  await expect(page.getByRole('heading', { name: 'Want updates about this company?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit info' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Invite More' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
});

test('a member edits a company, sees who did what, follows it and invites others to [COMP-006, COMP-007, COMP-008, COMP-018]', async ({
  page,
}) => {
  await signInAs(page, accounts.free);
  const { name, path } = await openCompany(page, 2);
  await page.getByRole('button', { name: 'Edit info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Company' });
  const address = `Journey Street ${run}`;
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(address)).toBeVisible();

  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `Edit history of ${name}` });
  await expect(history.getByText(address)).toBeVisible();
  await expect(history.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
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
  await invite.getByLabel('Email addresses').fill(to);
  await invite.getByRole('button', { name: 'Send invite' }).click();
  await expect(invite.getByRole('button', { name: 'Invite sent' })).toBeDisabled();
  expect((await mailTo(to, 1)).subject).toContain('invites you to follow');
  await page.goto(`${path}/invite`);
  await expect(main.getByRole('link', { name: `Back to ${name}` })).toHaveAttribute('href', path);
});

test('a member creates a product of a company, and adds one of the catalogue to it [COMP-021, COMP-022]', async ({
  page,
}) => {
  await signInAs(page, accounts.free);
  const { name } = await openCompany(page, 3);
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
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
  await expect(page.getByText('Products added.').first()).toBeVisible();
  await expect(add).toHaveCount(0);
});

test('the company’s own people add products and do not follow it [COMP-019, COMP-020]', async ({ page }) => {
  await signInAs(page, accounts.premium);
  await page.goto('/networkFeed/global');
  const company = page.getByRole('complementary').locator('a[href^="/company/"]').first();
  await page.goto((await company.getAttribute('href')) ?? '');
  await hydrated(page);
  const main = page.getByRole('main');
  const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(main.getByRole('button', { name: new RegExp(`ollow ${name}`) })).toHaveCount(0);
  const product = `Journey tube ${run}`;
  const panel = page.getByRole('complementary').getByRole('region', { name: 'Add products' });
  await panel.getByRole('combobox', { name: 'Product' }).fill(product);
  // Similar products may be offered, over the button.
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Add Product' }).click();
  await expect(panel.getByText(`${product} is new in the catalogue and now listed.`)).toBeVisible();
  await expect(main.getByRole('navigation', { name: `Sections of ${name}` })).toContainText(/Products \d+/);
});
