import type { Page } from '@playwright/test';

/** What went wrong on the pages that were opened since. */
export interface Seen {
  /** Violations of the policy, errors of scripts, messages of the console. */
  problems: string[];
}

/** Watches a page, from its first moment on, for problems and for whatever moves. */
export async function watchPage(page: Page): Promise<Seen> {
  const seen: Seen = { problems: [] };
  page.on('pageerror', (error) => seen.problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('policy')) seen.problems.push(message.text());
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: the test listens to the page's console
      console.log(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return seen;
}

/**
 * How much has moved on the page that stands open, as Cumulative Layout Shift counts it, without its windows. What has
 * been painted is measured once a further frame has begun, and told in a task of its own.
 */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const later of [requestAnimationFrame, requestAnimationFrame, setTimeout]) {
      await new Promise<unknown>((resolve) => later(resolve));
    }
    return (window as unknown as { shift: number }).shift;
  });
}
