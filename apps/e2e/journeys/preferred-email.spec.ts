import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { accounts, demoPassword } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { mailTo } from '../mails';
import { fillLogin, hydrated } from '../sign-in';
import { fresh, main } from './accounts/account-pages';

/** Saves a part of the profile as the page's member. */
const save = (page: Page, body: unknown) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      const reply = await fetch(address, { method: 'POST', credentials: 'include', headers, body: text });
      return reply.status;
    },
    [`${apiUrl}/api/v1/user/profile`, JSON.stringify(body)] as const,
  );

/** Adds a second address as the page's member, which asks for the password. */
const add = (page: Page, secondaryEmail: string) =>
  page.evaluate(
    async ([address, change]) => {
      const me = await (await fetch(address, { credentials: 'include' })).json();
      const { firstName, lastName, country, company } = me;
      const body = JSON.stringify({ firstName, lastName, country, company, ...JSON.parse(change) });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(address, { method: 'PUT', credentials: 'include', headers, body })).status;
    },
    [`${apiUrl}/api/v2/me`, JSON.stringify({ secondaryEmail, currentPassword: demoPassword })] as const,
  );

test('a member chooses the preferred of two addresses; an unconfirmed one gets a link [GAP-008]', async ({
  page,
}) => {
  const added = fresh('preferred');
  await page.goto('/select-mail');
  await hydrated(page);
  // Nobody else's address is shown.
  await expect(main(page)).not.toContainText('@millrace.example');
  await fillLogin(page, accounts.premium, demoPassword);
  await expect(page).toHaveURL(`${webUrl}/select-mail`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(main(page).getByRole('radio')).toHaveCount(1);
  await expect(main(page).getByRole('link', { name: 'profile' })).toHaveAttribute('href', '/profile');
  expect(await add(page, added)).toBe(200);
  try {
    await page.reload();
    await hydrated(page);
    await expect(main(page).getByRole('radio', { name: /^Primary/ })).toBeChecked();
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    await main(page).getByText(`${added} (not confirmed yet`).click();
    await page.route(`${apiUrl}/api/v1/user/profile`, (route) => route.abort());
    await main(page).getByRole('button', { name: 'Use this address' }).click();
    await expect(main(page).getByRole('alert')).toContainText('We couldn’t save your choice.');
    await expect(main(page).getByRole('radio', { name: /^Secondary/ })).toBeChecked();
    await page.unroute(`${apiUrl}/api/v1/user/profile`);
    await main(page).getByRole('button', { name: 'Use this address' }).click();
    await expect(page).toHaveURL(`${webUrl}/select-mail-message`);
    await expect(main(page)).toContainText(`We sent a link to ${added}.`);
    // The one that was sent when the address was added: not a second one within minutes.
    await mailTo(added, 1);
    await page.getByRole('link', { name: 'Choose another address' }).click();
    await expect(main(page).getByRole('radio', { name: /^Secondary/ })).toBeChecked();
    await main(page).getByText(accounts.premium).click();
    await main(page).getByRole('button', { name: 'Use this address' }).click();
    await expect(main(page)).toContainText(`We now send all emails to ${accounts.premium}.`);
  } finally {
    expect(await save(page, { secondaryEmail: '', preferredEmail: 1 })).toBe(200);
  }
});
