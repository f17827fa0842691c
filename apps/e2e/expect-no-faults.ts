import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose answer a theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Holds the page as it stands against axe's rules, in light; and in dark against those of colours, as all else is the
 * same there.
 *
 * @param part A selector of what is looked at, such as an open dialog; default the whole page.
 */
export async function expectNoFaults(page: Page, part?: string): Promise<void> {
  expect(await findFaults(page, part)).toEqual([]);
}

/** Finds what `expectNoFaults` fails by: theme, rule and markup of each violation. */
export async function findFaults(page: Page, part?: string): Promise<[string, string, string[]][]> {
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
