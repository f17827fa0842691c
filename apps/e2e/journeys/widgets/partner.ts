import { expect, type Page } from '@playwright/test';
import { partnerUrl } from '../../hosts';

/** The first card on the page that stands open. */
export const card = (page: Page) => page.locator('millrace-product').first();

export const followButton = (page: Page) => card(page).getByRole('button', { name: 'Follow' });

/** Opens a page of the partner and waits for its first card. */
export async function openPartner(page: Page, path = '/') {
  await page.goto(partnerUrl + path);
  await expect(card(page).getByRole('button')).toBeVisible();
}
