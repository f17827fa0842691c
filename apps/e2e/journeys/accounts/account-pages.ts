import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../../mails';
import { hydrated } from '../../sign-in';

/** The login, over whichever page. */
export const modal = (page: Page) =>
  page.getByRole('dialog', { name: 'Log in to access your product community' });

/** The page's own part, without head and foot. */
export const main = (page: Page) => page.getByRole('main');

/** An address that nobody else in these tests has. */
export const fresh = (name: string) => `${name}.${Date.now().toString(36)}@kvarnholm.example`;

/** The link to a path in the mail that makes `count` to this address. */
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

/** Follows the link to a new password and sets it. */
export async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await hydrated(page);
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByLabel('Confirm new password').fill(password);
  await main(page).getByRole('button', { name: 'Update password' }).click();
}
