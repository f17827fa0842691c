import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accounts, demoPassword, preform } from '../demo';
import { expectNoFaults } from '../expect-no-faults';
import { webUrl } from '../hosts';
import { newcomerPassword, registerNewcomer } from '../register-newcomer';
import { fillLogin, hydrated, memberMenu } from '../sign-in';

// One member who goes through it all, step by step.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const password = newcomerPassword;
let email = '';

let page: Page;
let memberId = '';
let secret = '';
let recoveryCodes: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await newPage(browser);
  const newcomer = await registerNewcomer('Ada');
  email = newcomer.email;
  await page.goto(newcomer.verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
});

test.afterAll(() => page.context().close());

test('an authenticator app is set up by keys alone, with recovery codes to keep', async () => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Code of the app')).toBeFocused();
  secret = ((await dialog.locator('[data-part="secret"]').textContent()) ?? '').replaceAll(' ', '');
  await expectNoFaults(page, '[role="dialog"]');
  await page.keyboard.type(await formerCode(page));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  recoveryCodes = await codes.getByRole('listitem').allTextContents();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const file = await (await saved).path();
  expect((await readFile(file, 'utf8')).trim().split('\n')).toEqual(recoveryCodes);
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the authenticator app' })).toBeFocused();
});

test('then the password alone signs in no more: a code of the app does, and leads to the page', async () => {
  await signOut(page);
  await logInUntilTheCode(`${preform.path}?tab=suppliers`);
  const dialog = codeDialog(page);
  await expectNoFaults(page, '[role="dialog"]');
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The code is not right.');
  await hydrated(page);
  await dialog.getByLabel('Code', { exact: true }).fill(app().generate());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${webUrl}${preform.path}?tab=suppliers`);
  await expect(memberMenu(page)).toBeVisible();
});

test('a recovery code signs in once', async () => {
  for (const outcome of ['in', 'refused'] as const) {
    await signOut(page);
    await logInUntilTheCode(preform.path);
    const dialog = codeDialog(page);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    if (outcome === 'refused') await expect(dialog.getByRole('alert')).toHaveText('The code is not right.');
    else await expect(memberMenu(page)).toBeVisible();
  }
  await hydrated(page);
  await codeDialog(page)
    .getByLabel('Code', { exact: true })
    .fill(recoveryCodes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(memberMenu(page)).toBeVisible();
});

test('a passkey is added, and signs in without password and code', async () => {
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
  await openProfile(page);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name of the passkey')).toBeFocused();
  await page.keyboard.type('Laptop at the works');
  await dialog.getByLabel('Your password').fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await expect(dialog.getByLabel('Name of the passkey')).toHaveValue('Laptop at the works');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Laptop at the works' })).toBeVisible();

  await signOut(page);
  await page.goto(`${preform.path}?login=true`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(memberMenu(page)).toBeVisible();
  await expect(page).toHaveURL(`${webUrl}${preform.path}`);
});

test('a session somewhere else is ended from here', async ({ browser }) => {
  const elsewhere = await newPage(browser);
  await elsewhere.goto(`${preform.path}?login=true`);
  await hydrated(elsewhere);
  await fillLogin(elsewhere, email, password);
  await elsewhere.waitForURL(/code=true/);
  await hydrated(elsewhere);
  await codeDialog(elsewhere)
    .getByLabel('Code', { exact: true })
    .fill(recoveryCodes[2] ?? '');
  await elsewhere.keyboard.press('Enter');
  await expect(memberMenu(elsewhere)).toBeVisible();

  await openProfile(page);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await elsewhere.context().close();
});

test('the profile with all of it has no fault that axe finds, and fits every width', async () => {
  await openProfile(page);
  await expectNoFaults(page, 'main');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  }
});

test('one’s data is saved under a dated name', async () => {
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

test('the account is deleted by keys alone: nobody signs in with it, and no session or profile is left', async ({
  browser,
}) => {
  const other = await newPage(browser);
  await other.goto(`${preform.path}?login=true`);
  await hydrated(other);
  await fillLogin(other, accounts.free, demoPassword);
  await expect(memberMenu(other)).toBeVisible();
  expect((await other.goto(`/profileFeed/${memberId}`))?.status()).toBe(200);

  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByText(/Former member/)).toBeVisible();
  await expectNoFaults(page, '[role="alertdialog"]');
  await dialog.getByLabel('Your email').focus();
  await page.keyboard.type(email);
  await dialog.getByLabel('Your password').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${webUrl}/`, { timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'millrace_session')).toEqual([]);
  expect((await other.goto(`/profileFeed/${memberId}`))?.status()).toBe(404);
  await other.context().close();
  await page.goto(`${preform.path}?login=true`);
  await hydrated(page);
  await fillLogin(page, email, password);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

/** In a browser that nobody has used yet. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: webUrl, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

const codeDialog = (where: Page) => where.getByRole('dialog', { name: 'Enter your code' });

const app = () => new TOTP({ secret: Secret.fromBase32(secret) });

const STEP_MS = 30_000;

/** What the app has shown before, which is good for a half minute more: each code counts once, and that of now is left. */
async function formerCode(where: Page): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < 5000) await where.waitForTimeout(left);
  return app().generate({ timestamp: Date.now() - STEP_MS });
}

async function openProfile(where: Page): Promise<void> {
  await where.goto('/profile');
  await hydrated(where);
  await expect(where.getByRole('heading', { name: 'Ways to sign in' })).toBeVisible();
}

async function signOut(where: Page): Promise<void> {
  await where.goto(preform.path);
  await hydrated(where);
  await memberMenu(where).click();
  await where.getByRole('link', { name: 'Logout' }).click();
  await expect(where.getByRole('link', { name: 'Sign In' })).toBeVisible();
}

/** Logs in with the password alone, over a page. */
async function logInUntilTheCode(path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}login=true`);
  await hydrated(page);
  await fillLogin(page, email, password);
  await page.waitForURL(/code=true/);
  await hydrated(page);
  await expect(codeDialog(page).getByLabel('Code', { exact: true })).toBeFocused();
}
