import type { Page } from '@playwright/test';

/** Holds requests back, as a slow network does. @returns What lets them through. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
