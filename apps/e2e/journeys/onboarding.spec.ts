import { expect, test } from '@playwright/test';
import { webUrl } from '../hosts';
import { linkIn, mailTo } from '../mails';
import { hydrated } from '../sign-in';

test('a newcomer signs up by keys, opens the link of the mail, goes through it once, and puts a first feed together [ACC-031, ACC-033, ACC-034, ACC-035, FEED-011, GAP-003, DIFF-013]', async ({
  page,
}) => {
  const run = Date.now().toString(36);
  const email = `ines.${run}@kvarnholm.example`;
  const company = `Halden Optik ${run}`;
  const password = 'bergkrystall-7';

  await test.step('a visitor is led to the sign-up, with the email that they came with', async () => {
    await page.goto(`/onboarding?step=3&email=${encodeURIComponent(email)}`);
    await expect(page).toHaveURL(`${webUrl}/signup?email=${encodeURIComponent(email)}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
  await test.step('signs up, and learns that a link was sent', async () => {
    await hydrated(page);
    const form = page.getByRole('main');
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);
    await form.getByLabel('First name').fill('Ines');
    await form.getByLabel('Last name').fill('Berg');
    await form.getByLabel('Company').fill(company);
    await page.keyboard.press('Escape');
    await form.getByLabel('Country').selectOption('Norway');
    await form.getByLabel('Designation').fill('Process engineer');
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${webUrl}/thankyou`);
    await expect(page.getByText(/check your email for verification link/)).toBeVisible();
  });
  await test.step('the link leads to the wizard, which asks for nothing that the sign-up told', async () => {
    await page.goto(linkIn(await mailTo(email, 1), '/verify'));
    await expect(page).toHaveURL(/\/onboarding/);
    await hydrated(page);
    await expect(page.getByRole('tab', { selected: true })).toContainText('Company details');
    await page.getByRole('tab', { name: /Personal information/ }).press('Enter');
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
