import { expect, type Page, test } from '@playwright/test';
import { accounts, demoPassword, preform, solarCell } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { fillLogin, hydrated, memberMenu, signIn } from '../sign-in';

test('a member signs in on another host of the site and comes back to the page [GAP-036]', async ({
  page,
}) => {
  await page.goto(`${preform.path}?tab=suppliers`);
  await hydrated(page);
  await signIn(page, accounts.premium);
  await expect(page).toHaveURL(`${webUrl}${preform.path}?tab=suppliers`);
  const session = (await page.context().cookies()).find((cookie) => cookie.name === 'millrace_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: '.millrace.localhost' });
});

test('a failed login says so above the form and tells nothing of the address', async ({ page }) => {
  const texts = [];
  for (const email of [accounts.free, 'nobody@millrace.example']) {
    await page.goto('/?login=true');
    await hydrated(page);
    await fillLogin(page, email, 'not-the-password');
    texts.push(await page.getByRole('dialog').getByRole('alert').textContent());
  }
  expect(texts[0]).toBe(texts[1]);
});

test('after a wrong password the right one leads to the page that was asked for [DIFF-005]', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  await page.goto(`${preform.path}?tab=suppliers&login=true`);
  await hydrated(page);
  await fillLogin(page, accounts.free, 'not-the-password');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Email Address')).toHaveValue(accounts.free);
  await fillLogin(page, accounts.free, demoPassword);
  await expect(page).toHaveURL(`${webUrl}${preform.path}?tab=suppliers`);
  await expect(memberMenu(page)).toBeVisible();
});

test('the login modal leads to no other site, and closing it leaves nothing in the address', async ({
  page,
}) => {
  const failed = (returnTo: string) =>
    `/?${new URLSearchParams({ loginerror: 'The code is not right.', return_to: returnTo })}`;
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  const carried = dialog.locator('input[name="return_to"]');
  for (const foreign of ['https://thief.example/', '//thief.example', '/\\thief.example']) {
    await page.goto(failed(foreign));
    await expect(carried).toHaveValue('/');
  }
  await page.goto(failed(preform.path));
  await hydrated(page);
  await expect(dialog.getByRole('alert')).toHaveText('The code is not right.');
  await expect(carried).toHaveValue(preform.path);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${webUrl}/`);
});

test('the login modal closes at once, reads nothing anew, and gives the focus back', async ({ page }) => {
  await page.goto(`${preform.path}?tab=suppliers`);
  await hydrated(page);
  const read: string[] = [];
  page.on('request', (request) => {
    if (/\.data\b/.test(request.url())) read.push(request.url());
  });
  const link = page.getByRole('link', { name: 'Sign In' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  await expect(dialog.getByLabel('Email Address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(`${webUrl}${preform.path}?tab=suppliers`);
  expect(read).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Sign In leads to a form that signs in', async ({ page }) => {
    await page.goto(preform.path);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email Address').fill(accounts.free);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${webUrl}${preform.path}`);
    await expect(memberMenu(page)).toBeVisible();
  });
});

test('a session that has ended leads to the login, and not to a failure', async ({ page }) => {
  await page.goto(solarCell.path);
  await hydrated(page);
  await signIn(page, accounts.free);
  await hydrated(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: new RegExp(`ollow ${solarCell.name}$`) }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
  // Hidden from assistive technology beneath the dialog.
  await expect(page.getByRole('link', { name: 'Sign In', includeHidden: true })).toHaveCount(1);
});

test('the first render already knows who is signed in: nothing flashes [GAP-002]', async ({
  browser,
  page,
}) => {
  await page.goto('/?login=true');
  await hydrated(page);
  await fillLogin(page, accounts.free, demoPassword);
  await expect(memberMenu(page)).toBeVisible();
  const state = await page.context().storageState();
  const withoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    storageState: state,
    baseURL: webUrl,
  });
  const plain = await withoutScripts.newPage();
  await plain.goto(preform.path);
  await expect(memberMenu(plain)).toBeVisible();
  await expect(plain.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await withoutScripts.close();
});

test('Logout follows the link to the API host and ends the session [ACC-060]', async ({ page }) => {
  await page.goto(preform.path);
  await hydrated(page);
  await signIn(page, accounts.free);
  await memberMenu(page).click();
  const logout = page.getByRole('link', { name: 'Logout' });
  await expect(logout).toHaveAttribute('href', `${apiUrl}/auth/logout`);
  await logout.click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto(preform.path);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

// One login serves them all, as sign-in has its limit in tests too.
test.describe('a member', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ baseURL: webUrl });
    await page.goto(solarCell.path);
    await hydrated(page);
    await signIn(page, accounts.premium);
  });

  test.afterAll(() => page.close());

  test('follows and unfollows at once; it survives a reload and leaves scroll and tab as they are', async () => {
    await page.goto(`${solarCell.path}?tab=suppliers`);
    await hydrated(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const follow = page.getByRole('button', { name: `Follow ${solarCell.name}`, exact: true });
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

  test('loads more suppliers, with contacts that a guest does not see', async ({ browser }) => {
    await page.goto(preform.path);
    await hydrated(page);
    const suppliers = page.getByRole('table', { name: `Suppliers of ${preform.name}` });
    await expect(suppliers.getByText('Not shown')).toHaveCount(0);
    await page.getByRole('button', { name: 'Load more suppliers' }).click();
    await expect(suppliers.getByRole('row')).toHaveCount(9);

    const guest = await browser.newPage({ baseURL: webUrl });
    await guest.goto(preform.path);
    await expect(guest.getByRole('table').first().getByText('Not shown')).toHaveCount(4);
    await guest.close();
  });
});
