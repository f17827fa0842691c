import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo';

/** Signs in by the login modal of the page that stands open. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillLogin(page, email, demoPassword);
  await expect(memberMenu(page)).toBeVisible();
}

/** Signs in on a page that has not been anywhere yet. */
export async function enter(page: Page, email: string): Promise<void> {
  await withoutTimedInquiry(page);
  await page.goto('/aboutus');
  await hydrated(page);
  await signIn(page, email);
}

/** The button in the masthead that opens a member's own menu; it is there for nobody else. */
export function memberMenu(page: Page): Locator {
  return page.getByRole('banner').getByLabel(/^Menu of /);
}

/** Fills and sends the login form. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** Waits until the page answers to clicks: React has taken over what the server sent. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith('__react')) ||
      Object.keys(document).some((key) => key.startsWith('__react')),
  );
}

/** The inquiry that opens over the landing page by itself has been there already in this tab. @see MKT-009 */
export async function withoutTimedInquiry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.origin !== 'null') sessionStorage.setItem('millrace:inquiry-shown', 'done');
  });
}
