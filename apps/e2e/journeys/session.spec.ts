import { expect, test } from '@playwright/test';
import { accounts, demoPassword, preform, solarCell } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { ask } from '../served';
import { fillLogin, hydrated, memberMenu, signInAs } from '../sign-in';

test('a member signs in on another host of the site after a wrong password, is known to the next page at once, and logs out [ACC-060, DIFF-005, GAP-002, GAP-036]', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  const start = `${preform.path}?tab=suppliers`;

  await test.step('the login dialog closes without revalidation, and returns the focus', async () => {
    await page.goto(start);
    await hydrated(page);
    const read: string[] = [];
    page.on('request', (request) => /\.data\b/.test(request.url()) && read.push(request.url()));
    const link = page.getByRole('link', { name: 'Sign In', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(webUrl + start);
    expect(read).toEqual([]);
  });

  await test.step('a failed login shows its error above the form, and keeps the address and the page', async () => {
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await fillLogin(page, accounts.free, 'not-the-password');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await hydrated(page);
    await expect(dialog.getByLabel('Email Address')).toHaveValue(accounts.free);
  });

  await test.step('the right password leads to the page that was asked for', async () => {
    await fillLogin(page, accounts.free, demoPassword);
    await expect(page).toHaveURL(webUrl + start);
    await expect(memberMenu(page)).toBeVisible();
    const session = (await page.context().cookies()).find(({ name }) => name === 'millrace_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: '.millrace.localhost' });
    // The page is sent as the member's: nothing flashes.
    const { html } = await ask(preform.path, { cookie: `millrace_session=${session?.value}` });
    expect(html).toContain('aria-label="Menu of ');
    expect(html).not.toContain('>Sign In<');
    expect((await ask(preform.path)).html).toContain('>Sign In<');
  });

  await test.step('Logout follows the link to the API host and ends the session', async () => {
    await hydrated(page);
    await memberMenu(page).click();
    const logout = page.getByRole('link', { name: 'Logout' });
    await expect(logout).toHaveAttribute('href', `${apiUrl}/auth/logout`);
    await logout.click();
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await page.goto(preform.path);
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  });

  await test.step('the login modal leads to no other site, and closing it leaves nothing in the address', async () => {
    const failed = (returnTo: string) =>
      `/?${new URLSearchParams({ loginerror: 'Incorrect code.', return_to: returnTo })}`;
    const carried = dialog.locator('input[name="return_to"]');
    for (const foreign of ['https://thief.example/', '//thief.example', '/\\thief.example']) {
      await page.goto(failed(foreign));
      await expect(carried).toHaveValue('/');
    }
    await page.goto(failed(preform.path));
    await hydrated(page);
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect code.');
    await expect(carried).toHaveValue(preform.path);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${webUrl}/`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Sign In leads to a form that signs in', async ({ page }) => {
    await page.goto(preform.path);
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('Email Address').fill(accounts.free);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${webUrl}${preform.path}`);
    await expect(memberMenu(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0);
  });
});

test('a member sees more of a product than a guest and follows it at once, until the session has ended', async ({
  page,
  browser,
}) => {
  await signInAs(page, accounts.premium);

  await test.step('loads more suppliers, with contacts that a guest does not see', async () => {
    await page.goto(preform.path);
    await hydrated(page);
    const suppliers = page.getByRole('grid', { name: `Suppliers of ${preform.name}` });
    await expect(suppliers.getByRole('columnheader', { name: 'Contacts' })).toBeVisible();
    await expect(suppliers.getByText('Not shown')).toHaveCount(0);
    await page.getByRole('button', { name: 'Load more suppliers' }).click();
    await expect(suppliers.getByRole('row')).toHaveCount(9);
    const guest = await browser.newPage({ baseURL: webUrl });
    await guest.goto(preform.path);
    const named = guest.getByRole('grid', { name: `Suppliers of ${preform.name}` });
    await expect(named.getByRole('row')).toHaveCount(5);
    await expect(named.getByRole('columnheader', { name: 'Contacts' })).toHaveCount(0);
    await guest.close();
  });

  const follow = page.getByRole('button', { name: `Follow ${solarCell.name}`, exact: true });

  await test.step('follows and unfollows at once; it survives a reload and leaves scroll and tab as they are', async () => {
    await page.goto(`${solarCell.path}?tab=suppliers`);
    await hydrated(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const unfollow = page.getByRole('button', { name: `Following, Unfollow ${solarCell.name}`, exact: true });
    if (await unfollow.isVisible()) await unfollow.click();
    await expect(follow).toBeVisible();
    const followers = page.getByRole('link', { name: /followers$/ });
    const before = Number.parseInt((await followers.textContent()) ?? '', 10);
    // It shows at once; what is reloaded before the server has it was never followed.
    const followed = page.waitForResponse(/\/product\/follow$/);
    await follow.click();
    await expect(followers).toHaveText(`${before + 1} followers`);
    await followed;
    expect(loads).toBe(0);
    await page.reload();
    await hydrated(page);
    await unfollow.click();
    await expect(followers).toHaveText(`${before} followers`);
    await expect(page).toHaveURL(/tab=suppliers/);
  });

  await test.step('a session that has ended leads to the login, and not to a failure', async () => {
    await page.context().clearCookies();
    await follow.click();
    await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
    // Hidden from assistive technology beneath the dialog.
    await expect(page.getByRole('link', { name: 'Sign In', exact: true, includeHidden: true })).toHaveCount(
      1,
    );
  });
});
