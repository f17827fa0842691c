import { SITE_PATHS } from '@millrace/domain';
import type { Page } from 'playwright-core';
import type { Screen } from './screens';

/** Navigation from one screen to the next, by a link that was hovered before. */
export interface Way {
  title: string;
  from: string;
  /** Selector of the link on the first screen. */
  href: string;
}

/** Returns the measured navigations. */
export function waysBetween(screens: readonly Screen[]): Way[] {
  const path = (title: string): string => screens.find((screen) => screen.title === title)?.path ?? '/';
  return [
    { title: 'feed to products', from: path('feed'), href: path('products') },
    { title: 'products to a product', from: path('products'), href: '/product/' },
    { title: 'feed to companies', from: path('feed'), href: SITE_PATHS.companies },
    { title: 'company to events', from: path('company'), href: path('events') },
  ];
}

/**
 * Follows a link that was hovered for half a second.
 *
 * @returns The time from the press until the next screen is painted, in ms.
 */
export async function follow(page: Page, web: string, { from, href }: Way): Promise<number> {
  await page.goto(web + from, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href^="${href}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1')?.textContent;
        let pressedAt = 0;
        addEventListener(
          'pointerdown',
          (event) => {
            pressedAt = event.timeStamp;
          },
          { once: true, capture: true },
        );
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1')?.textContent;
          if (!heading || heading === before || pressedAt === 0) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
  );
  await link.click();
  return took;
}
