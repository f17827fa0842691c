import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { hydrated } from '../sign-in';
import { modal } from './accounts/account-pages';

/** What the API says of a wrong password. */
const WRONG = 'The e-mail or the password is not right.';

test.describe('the login modal', () => {
  test('opens by a click, by an address, for what members may do, and on a login error [ACC-003, PAGE-004]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    await hydrated(page);
    await expect(modal(page)).toBeHidden();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(modal(page)).toBeVisible();
    await page.goto('/?login=true');
    await expect(modal(page).getByLabel('Email Address')).toBeVisible();
    await page.goto(preform.path);
    await hydrated(page);
    await page.getByRole('link', { name: /followers$/ }).click();
    await expect(modal(page)).toBeVisible();
    await page.goto(`/?${new URLSearchParams({ loginerror: WRONG })}`);
    await expect(modal(page).getByRole('alert')).toHaveText(WRONG);
  });

  test('opens in its sign-up view by an address [PAGE-005]', async ({ page }) => {
    await page.goto('/?login=true&signup=true');
    const dialog = page.getByRole('dialog', { name: 'Sign up with your work email' });
    await expect(dialog.getByLabel('Work email')).toBeVisible();
  });

  test('opens with the text of a failed login, or with "Login failed" where there is none, or another than ours [PAGE-006, PAGE-007]', async ({
    page,
  }) => {
    for (const text of [WRONG, 'E-Mail-Adresse oder Passwort ist nicht richtig.']) {
      await page.goto(`/?${new URLSearchParams({ loginerror: text })}`);
      await expect(modal(page).getByRole('alert')).toHaveText(text);
    }
    for (const text of ['', '<b>No</b> such member.', 'Your account is locked. Call +49 30 1234.']) {
      await page.goto(`/?${new URLSearchParams({ loginerror: text })}`);
      await expect(modal(page).getByRole('alert')).toHaveText('Login failed');
    }
    // Nor once the page has come to life and leads on by itself.
    await hydrated(page);
    await expect(modal(page).getByRole('alert')).toHaveText('Login failed');
  });

  test('leads to LinkedIn on the API host, with the page to return to [ACC-001]', async ({ page }) => {
    await page.goto(`${preform.path}?login=true`);
    await expect(modal(page).getByRole('link', { name: 'Log in with LinkedIn' })).toHaveAttribute(
      'href',
      `${apiUrl}/auth/linkedin?${new URLSearchParams({ return_to: preform.path })}`,
    );
  });

  test('keeps the page and the place on it from view to view, and its "Sign Up" leads to the form [DIFF-005]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    await hydrated(page);
    // The router scrolls to the top once it has taken over; that is so when the modal has opened and closed.
    const link = page.getByRole('link', { name: 'Sign In' });
    await link.click();
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    // By key, as a click would scroll to the link.
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
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
