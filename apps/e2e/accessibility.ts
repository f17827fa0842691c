import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe rules that depend on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no axe violations: all rules in light, colour rules in dark.
 *
 * @param part Selector of the checked part, such as an open dialog; default the whole page.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findViolations(page, part)).toEqual([]);
}

/** Returns axe violations as theme, rule and markup. */
export async function findViolations(page: Page, part?: string): Promise<[string, string, string[]][]> {
  const faults: [string, string, string[]][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(OF_COLOURS);
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    for (const { id, nodes } of violations) faults.push([colorScheme, id, nodes.map(({ html }) => html)]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  return faults;
}
