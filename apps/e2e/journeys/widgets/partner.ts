import { expect, type Page } from '@playwright/test';
import { partnerUrl } from '../../hosts';

/** Returns the first card on the open page. */
export const card = (page: Page) => page.locator('millrace-product').first();

export const followButton = (page: Page) => card(page).getByRole('button', { name: 'Follow' });

/** Opens a page of the partner and waits for its first card. */
export async function openPartner(page: Page, path = '/') {
  await page.goto(partnerUrl + path);
  await expect(card(page).getByRole('button')).toBeVisible();
}

/** Keeps the page in its fallback font, so that its own web fonts cause no layout shift during measurement. */
export async function withoutOwnFonts(page: Page): Promise<void> {
  await page.route('**/fonts/*', (route) =>
    route.request().url().startsWith(partnerUrl) ? route.abort() : route.continue(),
  );
}

/** Opens the partner's page with every widget, in a window that shows all of it, and waits until all are painted. */
export async function openAll(page: Page, width = 1024): Promise<void> {
  await page.setViewportSize({ width, height: 6_000 });
  await page.goto(`${partnerUrl}/suite`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-id]')].every((host) => host.shadowRoot?.querySelector('a')),
  );
}
