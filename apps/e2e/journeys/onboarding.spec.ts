import { expect, test } from '@playwright/test';
import { webUrl } from '../hosts';
import { linkIn, mailTo } from '../mails';
import { hydrated } from '../sign-in';

test('a newcomer registers in the wizard by keys, opens the link of the mail, goes through it once, and puts a first feed together [ACC-031, ACC-033, ACC-034, ACC-035, FEED-011, GAP-003, DIFF-013]', async ({
  page,
}) => {
  const run = Date.now().toString(36);
  const email = `ines.${run}@kvarnholm.example`;
  const company = `Halden Optik ${run}`;
  const password = 'bergkrystall-7';

  await test.step('a visitor stays in the first step', async () => {
    await page.goto(`/onboarding?step=3&email=${encodeURIComponent(email)}`);
    await expect(page).toHaveURL(`${webUrl}/onboarding?step=1&email=${encodeURIComponent(email)}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('tab', { name: /Company details/ })).toBeDisabled();
    await expect(page.getByRole('tab', { name: /Products sold/ })).toBeDisabled();
    await expect(page.getByRole('textbox', { name: /^Work email/ })).toHaveValue(email);
  });
  await test.step('registers, and learns that a link was sent', async () => {
    await hydrated(page);
    await page.getByRole('button', { name: 'Create account' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('First name is mandatory');
    await page.getByRole('textbox', { name: /^First name/ }).focus();
    for (const text of ['Ines', 'Berg', 'Process engineer']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel(/^Password/).fill(password);
    await page.getByLabel(/^Confirm password/).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('button', { name: 'Resend verification link' }).press('Enter');
    await expect(page.getByText('Verification link resent.')).toBeVisible();
  });
  await test.step('the link leads to the wizard, whose first step is saved', async () => {
    await page.goto(linkIn(await mailTo(email, 2), '/verify'));
    await expect(page).toHaveURL(/\/onboarding/);
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ines');
    await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
    await expect(page).toHaveURL(`${webUrl}/onboarding?step=2`);
  });
  await test.step('adds a company; what is typed outlives a reload', async () => {
    await page.getByRole('combobox', { name: 'Company' }).fill(company);
    await page.getByRole('button', { name: 'Add Company' }).press('Enter');
    await page.getByRole('combobox', { name: /^Country/ }).selectOption('Norway');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: /^Company name/ })).toHaveValue(company);
    await page.getByRole('button', { name: 'Add Company' }).press('Enter');
    await expect(page.getByText(`${company} added. Save to continue.`)).toBeVisible();
    await page.getByRole('radio', { name: 'Distributor' }).press('Space');
    await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
    await expect(page).toHaveURL(`${webUrl}/onboarding?step=3`);
  });
  await test.step('adds a product, and is done', async () => {
    await page.getByRole('button', { name: 'Describe a new product' }).press('Enter');
    await page.keyboard.type(`Cable drum ${run}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Holds four kilometres of cable.');
    await page.getByRole('button', { name: 'Add to list' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Products to add' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Save and finish' }).press('Enter');
    await expect(page).toHaveURL(`${webUrl}/networkFeed/new`);
  });
  await test.step('the wizard opens no more: it leads to the feed, which is empty and leads to a first one', async () => {
    await page.goto('/onboarding?step=2');
    await expect(page).toHaveURL(`${webUrl}/networkFeed/new`);
    await hydrated(page);
    await page.getByRole('radio', { name: 'Optical Fiber' }).press('Space');
    const choices = page.getByRole('main').getByRole('checkbox');
    for (const at of [0, 1]) await choices.nth(at).press('Space');
    await page.getByRole('button', { name: 'View Feed' }).press('Enter');
    await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  });
  await test.step('the wizard leads to the feed, which leads on no more', async () => {
    await page.goto('/onboarding');
    await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
  });
});
