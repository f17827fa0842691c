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

/** Keeps the page in its fallback face: what its own faces move when they come is not what is looked at. */
export async function withoutOwnFonts(page: Page): Promise<void> {
  await page.route('**/fonts/*', (route) =>
    route.request().url().startsWith(partnerUrl) ? route.abort() : route.continue(),
  );
}

/** Opens the partner's page that has every widget once, in a window that shows all of it, and waits until all are painted. */
export async function openAll(page: Page, width = 1024): Promise<void> {
  await page.setViewportSize({ width, height: 6_000 });
  await page.goto(`${partnerUrl}/suite`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-id]')].every((host) => host.shadowRoot?.querySelector('a')),
  );
}
