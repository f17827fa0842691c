import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../../mails';
import { hydrated } from '../../sign-in';

/** Returns the login dialog of any page. */
export const modal = (page: Page) =>
  page.getByRole('dialog', { name: 'Log in to access your product community' });

/** Returns the page's main content. */
export const main = (page: Page) => page.getByRole('main');

/** Returns an address that is unique among the tests. */
export const fresh = (name: string) => `${name}.${Date.now().toString(36)}@kvarnholm.example`;

/** Returns the link to a path in the latest mail to an address, once there are `count` mails. */
export const nextMail = (address: string, count: number, path: string) =>
  mailTo(address, count).then((mail) => linkIn(mail, path));

/** Fills the full sign-up. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  const form = main(page);
  await form.getByLabel('First name').fill('Nel');
  await form.getByLabel('Last name').fill('Berg');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Company').fill('Kvarnholm Works');
  await form.getByLabel('Country').selectOption('Sweden');
  await form.getByLabel('Designation').fill('Buyer');
  await form.getByLabel('Password', { exact: true }).fill('correct horse');
  await form.getByLabel('Confirm password').fill('correct horse');
}

/** Follows the link to set a new password and sets it. */
export async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await hydrated(page);
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByLabel('Confirm new password').fill(password);
  await main(page).getByRole('button', { name: 'Update password' }).click();
}
