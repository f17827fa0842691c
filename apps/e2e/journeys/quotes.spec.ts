import { expect, test } from '@playwright/test';
import { accounts, looseTubeCable } from '../demo';
import { hydrated, signInAs, startSession } from '../sign-in';

test('a buyer asks for a quote, a supplier answers it, and the buyer compares the answers [DIFF-003, GAP-025, INQ-010]', async ({
  page,
  browser,
}) => {
  const words = `Cable of 144 fibers, ${Date.now()}.`;
  await signInAs(page, accounts.platinum);
  await page.goto(looseTubeCable.path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Request Quote' }).click();
  const dialog = page.getByRole('dialog', { name: /^Request a quote for / });
  await dialog.getByLabel('Quantity').fill('12');
  await dialog.getByLabel('Unit').fill('km');
  await dialog.getByLabel('Message').fill(words);
  await dialog.getByRole('button', { name: 'Request Quote' }).click();
  await dialog.getByRole('link', { name: 'View your requests and replies' }).click();
  await expect(page).toHaveURL(/\/quotes\?box=sent$/);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('No replies yet')).toBeVisible();

  const supplier = await (await browser.newContext()).newPage();
  await supplier.goto('/quotes');
  await hydrated(supplier);
  await expect(supplier.getByText('Please login to view this page')).toBeVisible();
  await startSession(supplier.context(), accounts.premium);
  await supplier.reload();
  await hydrated(supplier);
  await supplier.getByRole('row').nth(1).getByRole('link').click();
  await expect(supplier.getByText(words)).toBeVisible();
  await supplier.getByLabel('Price').fill('310 EUR a kilometre');
  await supplier.getByLabel('Lead time').fill('5 weeks');
  await supplier.getByLabel(/^Your message/).fill('In stock in Krefeld.');
  await supplier.locator('input[type="file"]').setInputFiles({
    name: 'offer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  });
  await supplier.getByRole('button', { name: 'Send reply' }).click();
  await expect(supplier.getByText('Reply sent. You can change it here.')).toBeVisible();
  await supplier.context().close();

  await page.reload();
  const answer = page.getByRole('listitem').filter({ hasText: 'Telkamp Kabelsysteme GmbH' });
  await expect(answer).toContainText('310 EUR a kilometre');
  await expect(answer).toContainText('5 weeks');
  await expect(answer).toContainText('In stock in Krefeld.');
  const file = page.waitForEvent('download');
  await answer.getByRole('link', { name: 'offer.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('offer.pdf');
});
