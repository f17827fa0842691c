import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';
import { hydrated } from '../sign-in';

const tab = `${preform.path}?tab=valuechain`;

const diagram = (page: Page) => page.getByRole('dialog', { name: 'Node Link Diagram' });
const tree = (page: Page) => diagram(page).getByRole('tree', { name: `Value chain of ${preform.name}` });
const opener = (page: Page) => page.getByRole('button', { name: 'Open diagram' });

/** What assistive technology is told of the place that has the focus. */
const told = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at?.getAttribute('role') !== 'treeitem') return null;
    const { ariaLevel, ariaExpanded, ariaSetSize } = at;
    return { level: ariaLevel, expanded: ariaExpanded, siblings: Number(ariaSetSize) };
  });

/** Opens the diagram and waits until the first level is there. */
async function open(page: Page): Promise<void> {
  await page.goto(tab);
  await hydrated(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(tree(page)).toBeAttached();
  await expect.poll(async () => (await told(page))?.expanded).toBe('true');
}

/** Goes by keys to the first place of a level, opening what leads to it. */
async function goDown(page: Page, level: number): Promise<void> {
  for (let presses = 0; presses < 4 * level; presses += 1) {
    const at = await told(page);
    if (at?.level === String(level)) return;
    await page.keyboard.press('ArrowRight');
    // It opens, with what comes from the server, or goes in.
    await expect.poll(() => told(page)).not.toEqual(at);
  }
  throw new Error(`The keys do not lead to level ${level}.`);
}

test.beforeEach(({ context }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: webUrl }),
);

test('a visitor goes down the value chain by the keyboard, takes it along, leads a colleague there, and comes back to where they were', async ({
  page,
  context,
}) => {
  // Labels that fade in have less contrast than they end with.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page).toHaveURL(/diagram=open/);
  await goDown(page, 3);

  await test.step('finds a product in the diagram, sees the same in the table, and takes it along', async () => {
    const name = await page.evaluate(
      () => document.activeElement?.querySelector('[data-selectable]')?.textContent,
    );
    const search = diagram(page).getByRole('searchbox', { name: 'Find a product in the diagram' });
    await search.fill('no such product');
    await expect(diagram(page).getByText('No loaded product matches')).toBeAttached();
    await search.fill(name ?? '');
    await search.press('Enter');
    await expect(diagram(page).getByRole('status').filter({ hasText: /match/i })).toBeAttached();

    await diagram(page).getByRole('button', { name: 'Table', exact: true }).click();
    const table = diagram(page).getByRole('table', { name: /^Value chain of .*: visible products/ });
    await expect(
      table
        .getByRole('row')
        .filter({ hasText: name ?? '' })
        .first(),
    ).toBeVisible();

    const save = async (what: string) => {
      const download = page.waitForEvent('download');
      await diagram(page).getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: what }).click();
      return readFile(await (await download).path());
    };
    const csv = String(await save('Table as CSV'));
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv).toContain(preform.name);
    expect(csv).toContain(name ?? '');
    expect(String(await save('Diagram as SVG'))).toMatch(
      /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
    );
    await diagram(page).getByRole('button', { name: 'Tree', exact: true }).click();
  });

  await test.step('leads a colleague to a place, and comes back to where they were', async () => {
    await tree(page).locator('[tabindex="0"]').focus();
    await goDown(page, 4);
    await page.keyboard.press('Enter');
    const details = diagram(page).getByRole('complementary');
    await expect(details.getByRole('heading', { level: 3 })).toBeVisible();
    const found = (await details.getByRole('heading', { level: 3 }).textContent()) ?? '';
    await expect(details.getByRole('listitem')).toHaveCount(4);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await details.getByRole('button', { name: 'Copy link to this node' }).click();
    await expect(details.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const colleague = await context.newPage();
    await colleague.goto(link);
    const shown = diagram(colleague).getByRole('complementary');
    await expect(shown.getByRole('heading', { level: 3, name: found })).toBeVisible();
    await expect(shown.getByRole('listitem')).toHaveCount(4);
    await colleague.close();

    await page.keyboard.press('Escape');
    await expect(diagram(page)).toBeHidden();
    await expect(page).not.toHaveURL(/diagram=/);
    await expect(opener(page)).toBeFocused();
  });
});
