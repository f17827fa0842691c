import type { Page } from '@playwright/test';

/**
 * Delays requests, to simulate a slow network.
 *
 * @returns Releases them.
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
