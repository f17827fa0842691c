import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { preform } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { newcomerPassword, registerNewcomer } from '../register-newcomer';
import { fillLogin, hydrated, suppressInquiryDialog } from '../sign-in';

/** A picture of 480 × 400 px, drawn by the browser. */
async function aPicture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 480;
    canvas.height = 400;
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** Reads from the API as the page's member. */
const read = <Reply>(page: Page, path: string): Promise<Reply> =>
  page.evaluate(async (address) => (await fetch(address, { credentials: 'include' })).json(), apiUrl + path);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  }
}

test('a member logs in to the profile, changes it, its password and its photo, and sees others, who cannot be changed [ACC-046, ACC-048, ACC-054, ACC-055, ACC-058, GAP-027, GAP-045, PERM-009]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  const { email, verifyLink } = await registerNewcomer(page.context(), 'Olga');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
  await page.context().clearCookies();
  const main = page.getByRole('main');
  const saveButton = page.getByRole('button', { name: 'Save profile' });
  const changePhoto = page.getByRole('button', { name: 'Change Photo' });
  const saved = page.getByText('Profile saved.');

  await test.step('a guest gets the login instead, and no way to a photo', async () => {
    await page.goto('/profile');
    await hydrated(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Please login to view this page' }),
    ).toBeVisible();
    await expect(changePhoto).toHaveCount(0);
    await fillLogin(page, email, newcomerPassword);
    await expect(page).toHaveURL(`${webUrl}/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await hydrated(page);
  });
  await test.step('what is saved stays', async () => {
    const designation = page.getByRole('textbox', { name: /^Designation/ });
    await designation.fill('Consultant for drawing towers');
    await page.getByRole('combobox', { name: 'Company' }).fill('Vermeer Consulting');
    await page.getByRole('combobox', { name: /^Country/ }).selectOption('Netherlands');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await saveButton.click();
    await expect(saved).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(designation).toHaveValue('Consultant for drawing towers');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('a new password needs the current one', async () => {
    await page.getByLabel('Current password').fill('not-the-password');
    await page.getByLabel('New password').fill('another-millrace');
    await page.getByLabel('Confirm password').fill('another-millrace');
    await saveButton.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password')).toHaveValue('another-millrace');
  });
  await test.step('who leaves with changes is asked', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const away = page.getByRole('link', { name: 'Millrace, home' });
    await away.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${webUrl}/profile`);
    await expect(page.getByLabel('New password')).toHaveValue('another-millrace');
    await away.click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).not.toHaveURL(/\/profile/);
  });
  await test.step('a photo is cropped and sent by keys', async () => {
    await page.goto('/profile');
    await hydrated(page);
    const picture = await aPicture(page);
    // A key that comes before a part of the page is interactive is lost, and pressed again.
    await expect(async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser', { timeout: 5_000 }),
        changePhoto.press('Enter'),
      ]);
      await chooser.setFiles(picture);
    }).toPass();
    const dialog = page.getByRole('dialog', { name: 'Select a Photo' });
    await expect(dialog.getByRole('application', { name: /^Crop area/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use photo' }).press('Enter');
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: /^Photo of / }).locator('img')).toHaveAttribute(
      'src',
      /\/files\//,
    );
  });
  const follow = main.getByRole('button', { name: /^Follow/ });
  const message = main.locator('a[href^="/message"]');
  const { id } = await read<{ id: string }>(page, '/api/v2/me');
  await test.step('the own page has no control to follow or write', async () => {
    await page.goto(`/profileFeed/${id}`);
    await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
    await expect(main.getByText('Consultant for drawing towers')).toBeVisible();
    await expect(follow).toHaveCount(0);
    await expect(message).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
  await test.step('the page of another has both, and nothing that changes it', async () => {
    const { results } = await read<{ results: { user_id: string; company_name: string }[] }>(
      page,
      `/api/v2/products/${preform.id}/followers`,
    );
    const other = results.find(({ company_name }) => company_name);
    await page.goto(`/profileFeed/${other?.user_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(other?.company_name ?? '')).toBeVisible();
    await expect(follow).toHaveCount(1);
    await expect(message).toHaveAttribute('href', new RegExp(`userId=${other?.user_id}`));
    await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
    await expect(changePhoto).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
