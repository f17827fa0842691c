import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { hydrated } from './sign-in';

/**
 * Delays the page's scripts, to simulate a slow network.
 *
 * @returns Releases them.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/*.js');
  return async () => {
    release();
    await hydrated(page);
    await page.unrouteAll({ behavior: 'wait' });
  };
}
