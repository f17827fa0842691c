import { expect, type Page, test } from '@playwright/test';
import { apiUrl, localApiUrl, partnerUrl } from '../hosts';
import { newcomerPassword as password, registerNewcomer } from '../register-newcomer';
import { hydrated } from '../sign-in';

const whoIs = async (secret: string) => {
  const reply = await fetch(`${localApiUrl}/api/v1/current_user`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  const { Item, code } = (await reply.json()) as { Item?: { email: string }; code?: string };
  return [reply.status, Item?.email ?? code];
};

test('a member makes an access token by keys alone, a program uses it until it is revoked', async ({
  page,
  browser,
}) => {
  const { email, verifyLink } = await registerNewcomer(page.context(), 'Tove');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
  await page.goto('/settings/tokens');
  await hydrated(page);
  let secret = '';

  await test.step('the token is made, and shown once', async () => {
    await page.getByRole('button', { name: 'Create access token' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create access token' });
    await expect(dialog.getByLabel('Token name')).toBeFocused();
    await page.keyboard.type('Weekly report');
    await dialog.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'Your access token' }).locator('[data-part="secret"]');
    secret = (await shown.textContent()) ?? '';
    expect(secret).toMatch(/^mlr_pat_[0-9A-Za-z]{42}$/);
    await page.getByRole('button', { name: 'I’ve copied it' }).press('Enter');
    await expect(page.getByText(/Read only\. .*Never used\./)).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  await test.step('a program reads with it, and a page of another site too', async () => {
    expect(await whoIs(secret)).toEqual([200, email]);
    // The journal's own policy lets its pages call nobody but us for cards; other sites have none.
    const context = await browser.newContext({
      bypassCSP: true,
      storageState: await page.context().storageState(),
    });
    const other = await context.newPage();
    await other.goto(partnerUrl);
    const read = (init: RequestInit) =>
      other.evaluate(async ([url, sent]) => (await fetch(url, sent)).status, [
        `${apiUrl}/api/v1/current_user`,
        init,
      ] as const);
    expect(await read({ headers: { Authorization: `Bearer ${secret}` } })).toBe(200);
    // Without it the page is a guest, whoever is signed in.
    expect(await read({})).toBe(401);
    await expect(read({ credentials: 'include' })).rejects.toThrow('Failed to fetch');
    await context.close();
  });

  await test.step('revoked, it is refused at once', async () => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/Read only\. .*Last used/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke Weekly report' }).press('Enter');
    await confirmRevoking(page);
    await expect(page.getByText('No access tokens yet.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Access tokens' })).toBeFocused();
    expect(await whoIs(secret)).toEqual([401, 'token_invalid']);
  });
});

async function confirmRevoking(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Revoke “Weekly report”?' });
  await expect(question).toHaveAccessibleDescription(/lose access/);
  await question.getByRole('button', { name: 'Revoke' }).press('Enter');
}
