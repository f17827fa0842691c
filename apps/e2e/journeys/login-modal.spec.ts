import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { localApiUrl, served, webUrl } from '../hosts';
import { hydrated, suppressInquiryDialog } from '../sign-in';
import { modal } from './accounts/account-pages';

/** What the API says of a wrong password. */
const WRONG = 'Incorrect email or password.';

test('the login modal opens by an address: to log in, to sign up, or with why a login failed [PAGE-004, PAGE-005, PAGE-006, PAGE-007, DIFF-029, ACC-001]', async () => {
  const headingOf = (html: string) =>
    /<h2[^>]*>(Log in to access your product community|Sign up with your work email)</.exec(html)?.[1];
  const login = await served(`${preform.path}?login=true`);
  expect(headingOf(login)).toBe('Log in to access your product community');
  const linkedin = `${localApiUrl}/auth/linkedin?${new URLSearchParams({ return_to: preform.path })}`;
  expect(login).toContain(`href="${linkedin}"`);
  expect(headingOf(await served('/?login=true'))).toBe('Log in to access your product community');
  expect(headingOf(await served('/?login=true&signup=true'))).toBe('Sign up with your work email');
  expect(headingOf(await served('/'))).toBeUndefined();

  const alertOf = (html: string) =>
    /role="alert"[^>]*>(.*?)<\/div>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  const german = 'E-Mail-Adresse oder Passwort ist nicht richtig.';
  for (const [text, shown] of [
    [WRONG, WRONG],
    [german, german],
    ['', 'Login failed'],
    // A text of anybody else may be phishing: the page has it nowhere.
    ['<b>No</b> such member.', 'Login failed'],
    ['Your account is locked. Call +49 30 1234.', 'Login failed'],
  ] as const) {
    const html = await served(`/?${new URLSearchParams({ loginerror: text })}`);
    expect([text, headingOf(html), alertOf(html)]).toEqual([
      text,
      'Log in to access your product community',
      shown,
    ]);
    if (shown !== text && text !== '') expect(html).not.toContain(text);
  }
});

test('the login modal opens by clicks, keeps the page and its scroll position, and leads to the sign-up [ACC-003, DIFF-005]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  await test.step('after a failed login it says so, also once the page is interactive', async () => {
    await page.goto(`/?${new URLSearchParams({ loginerror: 'Your account is locked. Call +49 30 1234.' })}`);
    await hydrated(page);
    await expect(modal(page).getByRole('alert')).toHaveText('Login failed');
  });
  await test.step('by a link to what members may do', async () => {
    await page.goto(preform.path);
    await hydrated(page);
    await expect(modal(page)).toBeHidden();
    await page.getByRole('link', { name: /followers$/ }).click();
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
  });
  await test.step('by “Sign In”, without scrolling', async () => {
    // By key, as a click would scroll to the link.
    const link = page.getByRole('link', { name: 'Sign In', exact: true });
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });
  await test.step('from view to view, and to the sign-up', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const email = page.getByRole('dialog', { name: 'Reset your password' }).getByLabel('Work email');
    await expect(email).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await page.goBack();
    await expect(modal(page)).toBeVisible();
    await expect(modal(page).locator('input[name="return_to"]')).toHaveValue(preform.path);
    await modal(page).getByRole('link', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL(`${webUrl}/signup`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  });
});
