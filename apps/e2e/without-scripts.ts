import type { Page } from '@playwright/test';
import { hydrated } from './sign-in';

/** Holds the page's scripts back, as a slow network does. @returns What lets them through. */
export async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  return async () => {
    letGo();
    await hydrated(page);
    await page.unrouteAll({ behavior: 'wait' });
  };
}
