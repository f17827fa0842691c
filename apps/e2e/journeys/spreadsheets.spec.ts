import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { hydrated, signInAs } from '../sign-in';

const run = Date.now();

const list = (rows: readonly string[]) => ({
  name: 'our-suppliers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Land;Firma;Website\n${rows.join('\n')}\n`),
});

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a member adds suppliers from a spreadsheet, gets back what cannot be taken, and saves the list', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  await page.goto(`${preform.path}?tab=suppliers`);
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Import or export' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Import from spreadsheet' }).click();
  const dialog = page.getByRole('dialog', { name: /^Import suppliers of .* from a spreadsheet$/ });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      list([
        `Norway;Journey Optics ${run};journey.example`,
        `Norway;Journey Optics ${run};once more`,
        'Sweden;Kvarnholm Silica;',
        'Norway;;nameless.example',
      ]),
    );
  const next = dialog.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toHaveValue('utf-8');
  await next.click();
  await expect(dialog.getByRole('combobox', { name: /^Name/ })).toHaveValue('1');
  await expect(dialog.getByRole('combobox', { name: /^Country/ })).toHaveValue('0');
  await next.click();
  await expect(dialog.getByText(/^1 new, 0 in the catalogue, 0 already listed, 1 to decide/)).toBeVisible();
  await expect(dialog.getByText(/^B5: The name is missing\./)).toBeVisible();
  await dialog
    .getByRole('combobox', { name: 'Row 4, Kvarnholm Silica' })
    .selectOption({ label: 'Use Kvarnholm Silica AB, Sweden' });
  const refused = await saved(page, () =>
    dialog.getByRole('button', { name: 'Download rows to correct (CSV)' }).click(),
  );
  expect(refused.name).toBe('our-suppliers-to-correct.csv');
  expect(refused.text).toContain('Land,Firma,Website,Problem');
  expect(refused.text).toContain('Norway,,nameless.example,The name is missing.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText(/^1 item was created and .* 1 not imported\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await menu.click();
  const csv = await saved(page, () => page.getByRole('menuitem', { name: 'Save as CSV' }).click());
  expect(csv.name).toBe('suppliers.csv');
  expect(csv.text).toContain(`Journey Optics ${run},Norway`);
  await menu.click();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as XLSX' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toBe('suppliers.xlsx');
});
