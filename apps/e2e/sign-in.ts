import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo';

/** Signs in by the login modal of the page that stands open. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillLogin(page, email, demoPassword);
  await expect(memberMenu(page)).toBeVisible();
  await hydrated(page);
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

/** Waits until the page answers to clicks: React has taken over what the server sent, and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  // What is read waits for its reader.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => {
    const taken = document.querySelector('main') ?? document.body;
    return Object.keys(taken).some((key) => key.startsWith('__reactProps'));
  });
  // React's own work comes by messages like these, which a stopped clock does not hold back.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  });
}

/** The inquiry that opens over the landing page by itself has been there already in this tab. @see MKT-009 */
export async function withoutTimedInquiry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('millrace:inquiry-shown', 'done');
  });
}
