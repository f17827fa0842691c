import type { Page } from '@playwright/test';
import { holdBack } from './hold-back';
import { hydrated } from './sign-in';

/** Holds the page's scripts back, as a slow network does. @returns What lets them through. */
export async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/*.js');
  return async () => {
    letGo();
    await hydrated(page);
    await page.unrouteAll({ behavior: 'wait' });
  };
}
