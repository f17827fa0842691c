import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { apiUrl, webUrl } from '../hosts';
import { linkIn, mailTo } from '../mails';
import { hydrated } from '../sign-in';

test('a visitor asks to be invited, signs up, follows the mail, sets up a profile and is at home [FEED-006, PAGE-013, DIFF-007]', async ({
  page,
}) => {
  const run = Date.now().toString(36);
  const email = `runa.${run}@halden-optik.example`;
  const company = `Halden Optik ${run}`;
  const main = page.getByRole('main');

  await page.addInitScript(() => sessionStorage.setItem('millrace:inquiry-shown', 'done'));
  await page.goto('/');
  await hydrated(page);
  const start = page.getByRole('region', { name: 'Getting started is easy' });
  await start.getByRole('textbox').fill(email);
  await start.getByRole('button', { name: 'Join Now !' }).press('Enter');
  await expect(page).toHaveURL(`${webUrl}/signup?email=${encodeURIComponent(email)}`);
  const invited = await mailTo(email, 1);
  expect(linkIn(invited, '/signup')).toContain(`${webUrl}/signup`);

  await hydrated(page);
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(email);
  await main.getByLabel('First name').fill('Runa');
  await main.getByLabel('Last name').fill('Dahl');
  await main.getByLabel('Company').fill(company);
  await page.keyboard.press('Escape');
  await main.getByLabel('Country').selectOption('Norway');
  await main.getByLabel('Designation').fill('Buyer');
  await main.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await main.getByLabel('Confirm password').fill('a long pass phrase');
  await main.getByRole('button', { name: 'Sign Up' }).press('Enter');
  await expect(page).toHaveURL(`${webUrl}/thankyou`);

  await page.goto(linkIn(await mailTo(email, 2), '/verify'));
  await expect(page).toHaveURL(/\/onboarding/);
  await hydrated(page);
  // Name and password are known; the company is not in the catalogue yet.
  await page.getByRole('combobox', { name: 'Company' }).fill(company);
  await page.getByRole('button', { name: 'Add Company' }).press('Enter');
  await page.getByRole('combobox', { name: /^Country/ }).selectOption('Norway');
  await page.getByRole('button', { name: 'Add Company' }).press('Enter');
  await expect(page.getByText(`${company} added. Save to continue.`)).toBeVisible();
  await page.getByRole('radio', { name: 'Manufacturer' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter');

  await expect(page).toHaveURL(`${webUrl}/onboarding?step=3`);
  await page.getByRole('button', { name: 'Describe a new product' }).press('Enter');
  await page.keyboard.type(`Fiber drum ${run}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Holds four kilometres of single-mode fiber.');
  await page.getByRole('button', { name: 'Add to list' }).press('Enter');
  await page.getByRole('button', { name: 'Save and finish' }).press('Enter');

  // What the company sells is what the first feed begins with.
  await expect(page).toHaveURL(`${webUrl}/networkFeed/new`);
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.goto('/networkFeed/global/noop');
  await expect(page.getByRole('heading', { level: 1, name: 'Your network feed' })).toBeVisible();
  await expect(page.getByText('No posts yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose products' })).toHaveAttribute(
    'href',
    '/networkFeed/new',
  );

  // Without it the empty feed leads to where one is put together.
  await page.goto('/networkFeed/global');
  await expect(page).toHaveURL(`${webUrl}/networkFeed/new`);
  await hydrated(page);
  // Who follows something has begun, be it a company without posts.
  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ({ url, ...init }) => {
        const reply = await fetch(url, { ...init, credentials: 'include' });
        return reply.status === 204 ? null : reply.json();
      },
      {
        url: `${apiUrl}${path}`,
        method,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${method}-${path}-${run}` },
        ...(body && { body: JSON.stringify(body) }),
      },
    );
  const made = await call('POST', '/api/v1/company', { name: `Trommelwerk ${run}`, country: 'DE' });
  await call('POST', '/api/v1/me/followedCompanies', { company_id: made.Item.id });
  await page.goto('/networkFeed/global');
  await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
  await expect(page.getByText('No posts yet')).toBeVisible();
  await call('DELETE', `/api/v1/me/followedCompanies/${made.Item.id}`);
  await page.goto('/networkFeed/global');
  await expect(page).toHaveURL(`${webUrl}/networkFeed/new`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Build your feed' })).toBeVisible();
  await page.getByRole('radio', { name: 'Optical Fiber' }).press('Space');
  const viewFeed = page.getByRole('button', { name: 'View Feed' });
  const choices = page.getByRole('main').getByRole('checkbox');
  await expect(viewFeed).toBeDisabled();
  await choices.nth(0).press('Space');
  await choices.nth(1).press('Space');
  await viewFeed.press('Enter');
  await expect(page).toHaveURL(`${webUrl}/networkFeed/global`);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
});
