import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accounts, preform } from '../demo';
import { webUrl } from '../hosts';
import { newcomerPassword as password, registerNewcomer } from '../register-newcomer';
import { fillLogin, hydrated, memberMenu, signInAs } from '../sign-in';

test('an authenticator app is set up by keys alone and asked for at each login, and other sessions are ended', async ({
  page,
  browser,
}) => {
  const { email, verifyLink } = await registerNewcomer(page.context(), 'Ada');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
  let app = new TOTP();
  let recoveryCodes: string[] = [];

  await test.step('the app is set up, with recovery codes to keep', async () => {
    await openSecurity(page);
    await page.getByRole('button', { name: 'Set up authenticator app' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Code from the app')).toBeFocused();
    const secret = ((await dialog.locator('[data-part="secret"]').textContent()) ?? '').replaceAll(' ', '');
    app = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.keyboard.type(await formerCode(page, app));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCodes = await codes.allTextContents();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).press('Enter');
    const file = await (await saved).path();
    expect((await readFile(file, 'utf8')).trim().split('\n')).toEqual(recoveryCodes);
    await page.getByRole('button', { name: 'I’ve saved them' }).press('Enter');
    await expect(page.getByText(/You have 10 recovery codes left/)).toBeVisible();
  });

  await test.step('the password alone signs in no more: a code of the app does, and leads to the page', async () => {
    await page.context().clearCookies();
    await logInUntilTheCode(page, `${preform.path}?tab=suppliers`, email);
    const dialog = codeDialog(page);
    await dialog.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect code.');
    await hydrated(page);
    await dialog.getByLabel('Code', { exact: true }).fill(app.generate());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${webUrl}${preform.path}?tab=suppliers`);
    await expect(memberMenu(page)).toBeVisible();
  });

  await test.step('a recovery code signs in somewhere else, and that session is ended from here', async () => {
    const elsewhere = await newPage(browser);
    await logInUntilTheCode(elsewhere, preform.path, email);
    const dialog = codeDialog(elsewhere);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '');
    await elsewhere.keyboard.press('Enter');
    await expect(memberMenu(elsewhere)).toBeVisible();

    await openSecurity(page);
    await expect(page.getByText(/You have 9 recovery codes left/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
    await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await elsewhere.context().close();
  });
});

test('a passkey signs in without a password; the account is deleted by keys alone, and its profile is gone', async ({
  page,
  browser,
}) => {
  const { email, verifyLink } = await registerNewcomer(page.context(), 'Grace');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
  let memberId = '';

  await test.step('a passkey is added, and signs in', async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await openSecurity(page);
    await page.getByRole('button', { name: 'Add passkey' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add passkey' });
    await expect(dialog.getByLabel('Passkey name')).toBeFocused();
    await page.keyboard.type('Laptop at the plant');
    await dialog.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Laptop at the plant' })).toBeVisible();

    await page.context().clearCookies();
    await page.goto(`${preform.path}?login=true`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
    await expect(memberMenu(page)).toBeVisible();
    await expect(page).toHaveURL(`${webUrl}${preform.path}`);
  });

  await test.step('one’s data is saved under a dated name', async () => {
    await page.goto('/settings/account');
    await hydrated(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^millrace-data-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      profile: { id: string; email: string };
    };
    expect(data.profile.email).toBe(email);
    memberId = data.profile.id;
  });

  await test.step('the account is deleted: nobody signs in with it, and no session or profile is left', async () => {
    const other = await newPage(browser);
    await signInAs(other, accounts.free);
    expect((await other.goto(`/profileFeed/${memberId}`))?.status()).toBe(200);

    await page.getByRole('button', { name: 'Delete account' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog.getByText(/Former member/)).toBeVisible();
    await dialog.getByLabel('Your email').focus();
    await page.keyboard.type(email);
    await dialog.getByLabel('Your password').focus();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${webUrl}/`);
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name === 'millrace_session')).toEqual([]);
    expect((await other.goto(`/profileFeed/${memberId}`))?.status()).toBe(404);
    await other.context().close();
    await page.goto(`${preform.path}?login=true`);
    await hydrated(page);
    await fillLogin(page, email, password);
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  });
});

/** In a browser that nobody has used yet. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: webUrl, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your code' });

const STEP_MS = 30_000;

/** What the app has shown before, which is good for a half minute more: each code counts once, and that of now is left. */
async function formerCode(page: Page, app: TOTP): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  // A code that is about to expire could do so on its way to the server, whose clock is real.
  if (left < 5000) await page.waitForTimeout(left);
  return app.generate({ timestamp: Date.now() - STEP_MS });
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/settings/security');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Ways to sign in' })).toBeVisible();
}

/** Logs in with the password alone, over a page. */
async function logInUntilTheCode(page: Page, path: string, email: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}login=true`);
  await hydrated(page);
  await fillLogin(page, email, password);
  await page.waitForURL(/code=true/);
  await hydrated(page);
  await expect(codeDialog(page).getByLabel('Code', { exact: true })).toBeFocused();
}
