import type { Page } from '@playwright/test';

/** Problems on the pages opened since. */
export interface Seen {
  /** CSP violations, script errors and console messages. */
  problems: string[];
}

/** Watches a page from the start for problems and layout shifts. */
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
 * Returns the layout shift on the open page, as Cumulative Layout Shift without session windows. Measurements of a
 * frame are available once the next frame has begun, and are reported in a separate task.
 */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const later of [requestAnimationFrame, requestAnimationFrame, setTimeout]) {
      await new Promise<unknown>((resolve) => later(resolve));
    }
    return (window as unknown as { shift: number }).shift;
  });
}
