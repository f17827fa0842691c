import { expect, test } from '@playwright/test';
import { enter, log, type Member, openWith, words } from '../conversation';
import { accounts } from '../demo';
import { apiUrl } from '../hosts';

// Two members send each other files in two browsers; one after the other.
test.describe.configure({ mode: 'serial' });

const run = Date.now();
const pdf = {
  name: `sheet-${run}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};
// One pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let paid: Member;
let other: Member;

test.beforeAll(async ({ browser }) => {
  // Two members enter, one after the other.
  test.setTimeout(120_000);
  paid = await enter(browser, accounts.platinum);
  other = await enter(browser, accounts.premium);
  await openWith(paid, other);
  await openWith(other, paid);
});

test.afterAll(async () => {
  await paid.context.close();
  await other.context.close();
});

const choose = ({ page }: Member) => page.getByRole('region').getByLabel('Choose a file');
const send = ({ page }: Member) => page.getByRole('button', { name: 'Send', exact: true });
const sheetOf = ({ page }: Member) => log(page).getByRole('link', { name: new RegExp(pdf.name) });

test('a document goes along with what is written, and the other opens it without a reload', async () => {
  await words(paid.page).fill(`The sheet ${run}`);
  await choose(paid).setInputFiles(pdf);
  await expect(paid.page.getByRole('button', { name: `Remove ${pdf.name}` })).toBeVisible();
  await send(paid).click();
  await expect(words(paid.page)).toHaveValue('');
  await expect(sheetOf(paid)).toBeVisible();
  await expect(sheetOf(other)).toBeVisible();
  await expect(log(other.page)).toContainText(`The sheet ${run}`);
});

test('who is none of the two is not answered the file [GAP-054]', async ({ browser }) => {
  const address = (await sheetOf(paid).getAttribute('href')) ?? '';
  expect(new URL(address).origin).toBe(apiUrl);
  const statusFor = ({ page }: Member) =>
    page.evaluate(async (url) => (await fetch(url, { credentials: 'include' })).status, address);
  expect([await statusFor(paid), await statusFor(other)]).toEqual([200, 200]);
  const third = await enter(browser, accounts.free);
  expect(await statusFor(third)).toBe(404);
  await third.context.close();
});

test('a picture is pasted, sent alone, and seen by the other', async () => {
  await words(paid.page).focus();
  await paid.page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [...png],
  );
  await send(paid).click();
  for (const { page } of [paid, other]) {
    const picture = log(page).getByRole('img', { name: /image\.png/ });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(1);
  }
});

test('without a connection a file waits with its words, outlives a reload, and goes out once', async () => {
  const { page, context } = paid;
  await page.route(`${apiUrl}/api/v1/chats/*/file`, (route) => route.abort());
  await words(page).fill(`Later ${run}`);
  await choose(paid).setInputFiles({ ...pdf, name: `later-${run}.pdf` });
  await send(paid).click();
  const waiting = log(page)
    .locator('[data-part="line"]')
    .filter({ hasText: `Later ${run}` });
  await expect(waiting).toHaveAttribute('data-state', /sending|waiting/);
  await expect(waiting).toContainText(`later-${run}.pdf`);
  await page.reload();
  await expect(waiting).toContainText(`later-${run}.pdf`);
  await page.unroute(`${apiUrl}/api/v1/chats/*/file`);
  // As when the connection is back.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(waiting).toHaveAttribute('data-state', /sent|read/, { timeout: 20_000 });
  const arrived = log(other.page)
    .locator('[data-part="line"]')
    .filter({ hasText: `Later ${run}` });
  await expect(arrived).toHaveCount(1);
  await expect(arrived.getByRole('link', { name: new RegExp(`later-${run}`) })).toBeVisible();
});

test('what the server refuses says why, and keeps what was written until it is given up', async () => {
  await words(paid.page).fill(`Not a PDF ${run}`);
  await choose(paid).setInputFiles({ ...pdf, name: 'fake.pdf', buffer: Buffer.from('Only words.') });
  await send(paid).click();
  const line = log(paid.page)
    .locator('[data-part="line"]')
    .filter({ hasText: `Not a PDF ${run}` });
  await expect(line).toHaveAttribute('data-state', 'failed');
  await expect(line.getByRole('group', { name: 'Not sent' })).toContainText('PDF');
  await line.getByRole('button', { name: 'Discard' }).click();
  await expect(line).toHaveCount(0);
});
