import type { Page } from '@playwright/test';

/** Delays the loader, or the suite, until the page has painted without it. */
export async function withLateLoader(page: Page): Promise<void> {
  await page.route(/\/(millrace|suite)\.js$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}
