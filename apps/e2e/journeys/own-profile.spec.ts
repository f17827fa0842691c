import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { accounts, demoPassword, nobodysId, preform } from '../demo';
import { expectNoFaults } from '../expect-no-faults';
import { apiUrl, webUrl } from '../hosts';
import { fillLogin, hydrated } from '../sign-in';

// One login for all: how often one may is limited, here as everywhere.
test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});

test.afterAll(() => context.close());

/** Asks the API as the page's member. */
const call = (path: string, body: unknown) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      const reply = await fetch(address, { method: 'POST', credentials: 'include', headers, body: text });
      return reply.status;
    },
    [apiUrl + path, JSON.stringify(body)] as const,
  );

/** A picture of 480 × 400 px, drawn by the browser. */
const aPicture = async () => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 480;
    canvas.height = 400;
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
};

const saveButton = () => page.getByRole('button', { name: 'Save profile' });

async function expectNoSidewaysScroll(): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  }
}

test('a guest who opens the profile gets the login, and by it the profile', async () => {
  await page.goto('/profile');
  await hydrated(page);
  await fillLogin(page, accounts.free, demoPassword);
  await expect(page).toHaveURL(`${webUrl}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a member changes the profile, which stays [ACC-048, ACC-054]', async () => {
  await page.goto('/profile');
  await hydrated(page);
  const designation = page.getByRole('textbox', { name: /^Designation/ });
  const before = await designation.inputValue();
  await designation.fill('Consultant for drawing towers');
  await page.getByRole('combobox', { name: 'Company' }).fill('Vermeer Consulting');
  await page.getByRole('combobox', { name: /^Country/ }).selectOption('Netherlands');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await saveButton().click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(designation).toHaveValue('Consultant for drawing towers');
  await designation.fill(before);
  await saveButton().click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
});

test('a password is changed only by who knows the current one [GAP-045]', async () => {
  await page.getByLabel('Current password').fill('not-the-password');
  await page.getByLabel('New password').fill('another-millrace');
  await page.getByLabel('Confirm password').fill('another-millrace');
  await saveButton().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('New password')).toHaveValue('another-millrace');
});

test('the page is not left with changes unless one wants to', async () => {
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Millrace/ })
    .click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${webUrl}/profile`);
  await expect(page.getByLabel('New password')).toHaveValue('another-millrace');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Millrace/ })
    .click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).not.toHaveURL(/\/profile/);
});

test('the photo is cropped and sent by keys alone, and stays [ACC-055]', async () => {
  await page.goto('/profile');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Change Photo' });
  const picture = await aPicture();
  // A key that comes before a part of the page has come to life is lost, and pressed again.
  await expect(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 5_000 }),
      button.press('Enter'),
    ]);
    await chooser.setFiles(picture);
  }).toPass();
  const dialog = page.getByRole('dialog', { name: 'Select a Photo' });
  await expect(dialog.getByRole('application', { name: /^Area of the picture/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this photo' }).press('Enter');
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: /^Photo of / }).locator('img')).toHaveAttribute(
    'src',
    /\/files\//,
  );
});

test('the profile has no fault that axe finds, and fits every width', async () => {
  await page.goto('/profile');
  await hydrated(page);
  await expectNoFaults(page);
  await expectNoSidewaysScroll();
});

test('members see each other, and change themselves alone [ACC-046, ACC-058, GAP-027, PERM-009]', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await page.evaluate(async (address) => {
    const reply = await fetch(address, { credentials: 'include' });
    return ((await reply.json()) as { id: string }).id;
  }, `${apiUrl}/api/v2/me`);
  await page.goto(`/profileFeed/${id}`);
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
  const controls = page.getByRole('main').getByRole('button', { name: /^Follow/ });
  await expect(controls).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/message"]')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const other = await page.evaluate(
    async ([address, own]) => {
      const reply = await fetch(address, { credentials: 'include' });
      const { results } = (await reply.json()) as { results: { user_id: string; company_name: string }[] };
      return results.find(({ user_id, company_name }) => user_id !== own && company_name);
    },
    [`${apiUrl}/api/v2/products/${preform.id}/followers`, id] as const,
  );
  await page.goto(`/profileFeed/${other?.user_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(other?.company_name ?? '')).toBeVisible();
  await expect(controls).toHaveCount(1);
  await expect(page.getByRole('main').locator('a[href^="/message"]')).toHaveAttribute(
    'href',
    new RegExp(`userId=${other?.user_id}`),
  );
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change Photo' })).toHaveCount(0);
  await expectNoFaults(page);
  await expectNoSidewaysScroll();
});

test('a member who does not exist gives the not-found page [GAP-001]', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const reply = await page.goto(`/profileFeed/${nobodysId}`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
});

test('who has been through the wizard is led to the feed [DIFF-013]', async () => {
  await page.goto('/onboarding?step=2');
  await expect(page).toHaveURL(/\/networkFeed\/global$/);
});

test('the wizard leads from a name to products by keys alone, then to the feed [ACC-034, ACC-035, GAP-003]', async () => {
  const company = `Halden Optik ${Date.now()}`;
  expect(await call('/api/v1/user/onboarding', { completed: false })).toBe(200);
  await page.goto('/onboarding');
  await hydrated(page);
  await expect(page.getByRole('tab', { name: /Personal information/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter');

  await expect(page).toHaveURL(`${webUrl}/onboarding?step=2`);
  const name = page.getByRole('combobox', { name: 'Company' });
  await name.fill(company);
  await page.getByRole('button', { name: 'Add Company' }).press('Enter');
  await page.getByRole('combobox', { name: /^Country/ }).selectOption('Norway');
  // What is typed outlives a reload.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: /^Company name/ })).toHaveValue(company);
  await page.getByRole('button', { name: 'Add Company' }).press('Enter');
  await expect(page.getByText(`${company} was added. Save to go on with it.`)).toBeVisible();
  await page.getByRole('radio', { name: 'Distributor' }).press('Space');
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter');

  await expect(page).toHaveURL(`${webUrl}/onboarding?step=3`);
  await page.getByRole('button', { name: 'Describe a new product' }).press('Enter');
  await page.keyboard.type(`Cable drum ${Date.now()}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Holds four kilometres of cable.');
  await page.getByRole('button', { name: 'Add to the list' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Products to be added' }).getByRole('listitem')).toHaveCount(1);
  await expectNoFaults(page);
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Save and finish' }).press('Enter');
  await expect(page).toHaveURL(`${webUrl}/networkFeed/global/noop`);
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/networkFeed\/global$/);
});
