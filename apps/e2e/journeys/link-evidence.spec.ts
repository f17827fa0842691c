import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { hydrated, signInAs, startSession } from '../sign-in';

test('a member names the source of a supplier, another disputes it, and the first removes it and brings it back [GAP-087]', async ({
  page,
  browser,
}) => {
  await signInAs(page, accounts.premium);
  await page.goto(`${preform.path}?tab=materials`);
  await hydrated(page);
  const name = `Evident gas ${Date.now()}`;
  await page.getByRole('button', { name: 'Add Raw Materials' }).click();
  await page.getByRole('button', { name: 'Not on the list? Create A Product' }).click();
  const create = page.getByRole('dialog', { name: 'Create A Product' });
  await create.getByLabel('Name').fill(name);
  await create.getByRole('button', { name: 'Save' }).click();
  await expect(create).toBeHidden();
  const product = page.getByRole('main').getByRole('link', { name });
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Load more raw materials and equipment' });
    if (!(await product.isVisible()) && (await more.isVisible())) await more.click();
    await expect(product).toBeVisible({ timeout: 1000 });
  }).toPass();
  await product.click();
  await page.getByRole('button', { name: 'Add Suppliers' }).click();
  const add = page.getByRole('dialog', { name: `Add suppliers of ${name}` });
  await add.getByRole('combobox', { name: 'Company' }).fill('kvarn');
  await page.getByRole('option', { name: /Kvarnholm Silica AB/ }).click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();

  const show = async (on: Page) => {
    await on.getByRole('button', { name: 'Actions for Kvarnholm Silica AB' }).click();
    await on.getByRole('menuitem', { name: 'Evidence' }).click();
  };
  await show(page);
  const evidence = page.getByRole('dialog', { name: 'Evidence' });
  await evidence.getByRole('button', { name: 'Add a source' }).click();
  await evidence.getByLabel('Source URL').first().fill('kvarnholm.example/gases');
  await evidence.getByRole('button', { name: 'Save source' }).click();
  await expect(evidence.getByRole('link', { name: /kvarnholm\.example\/gases/ })).toBeVisible();
  await evidence.getByRole('button', { name: 'Close' }).last().click();

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await hydrated(other);
  await other.getByRole('button', { name: 'Actions for Kvarnholm Silica AB' }).click();
  await expect(other.getByRole('menuitem', { name: 'Compare' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Evidence' })).toHaveCount(0);
  await startSession(other.context(), accounts.free);
  await other.reload();
  await hydrated(other);
  await show(other);
  const read = other.getByRole('dialog', { name: 'Evidence' });
  await expect(read.getByRole('link', { name: /kvarnholm\.example\/gases/ })).toBeVisible();
  await expect(read.getByRole('button', { name: 'Remove link' })).toHaveCount(0);
  await read.getByRole('radio', { name: 'Dispute' }).check();
  await read.getByLabel(/^Reason/).fill('They make no gases.');
  await read.getByRole('button', { name: 'Submit' }).click();
  await expect(read.getByText(/^You disputed this/)).toBeVisible();
  await other.context().close();

  await page.reload();
  await hydrated(page);
  await show(page);
  await expect(evidence.getByText('They make no gases.')).toBeVisible();
  await evidence.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByText('So far, no suppliers have been found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Kvarnholm Silica AB' })).toBeVisible();
});
