import { expect, test } from '@playwright/test';
import { log, type Member, openMemberBrowser, openWith, words } from '../conversation';
import { apiUrl } from '../hosts';

/** Both on Premium, and in no other journey. */
const [sender, receiver] = ['kenji.morita@shirakawa-preform.example', 'naoko.ibara@ibara-wafer.example'];

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

const choose = ({ page }: Member) => page.getByRole('region').getByLabel('Choose a file');
const send = ({ page }: Member) => page.getByRole('button', { name: 'Send', exact: true });
const line = ({ page }: Member, text: string) =>
  log(page).locator('[data-part="line"]').filter({ hasText: text });

test('members send each other documents and pasted pictures, and a file that waits for a connection goes out once', async ({
  browser,
}) => {
  const one = await openMemberBrowser(browser, sender);
  const other = await openMemberBrowser(browser, receiver);
  await openWith(one, other);
  await openWith(other, one);

  await test.step('a document goes along with what is written, and arrives without a reload', async () => {
    await words(one.page).fill(`The sheet ${run}`);
    await choose(one).setInputFiles(pdf);
    await expect(one.page.getByRole('button', { name: `Remove ${pdf.name}` })).toBeVisible();
    await send(one).click();
    await expect(words(one.page)).toHaveValue('');
    for (const { page } of [one, other]) {
      await expect(log(page).getByRole('link', { name: new RegExp(pdf.name) })).toBeVisible();
    }
    await expect(log(other.page)).toContainText(`The sheet ${run}`);
  });

  await test.step('a picture is pasted, sent alone, and seen by both', async () => {
    await words(one.page).focus();
    await one.page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [...png],
    );
    await send(one).click();
    for (const { page } of [one, other]) {
      const picture = log(page).getByRole('img', { name: /image\.png/ });
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBe(1);
    }
  });

  await test.step('without a connection a file waits with its words, outlives a reload, and goes out once', async () => {
    const { page, context } = one;
    await page.route(`${apiUrl}/api/v1/chats/*/file`, (route) => route.abort());
    await words(page).fill(`Later ${run}`);
    await choose(one).setInputFiles({ ...pdf, name: `later-${run}.pdf` });
    await send(one).click();
    const waiting = line(one, `Later ${run}`);
    await expect(waiting).toHaveAttribute('data-state', /sending|waiting/);
    await expect(waiting).toContainText(`later-${run}.pdf`);
    await page.reload();
    await expect(waiting).toContainText(`later-${run}.pdf`);
    await page.unroute(`${apiUrl}/api/v1/chats/*/file`);
    // As when the connection is back.
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(waiting).toHaveAttribute('data-state', /sent|read/, { timeout: 20_000 });
    const arrived = line(other, `Later ${run}`);
    await expect(arrived).toHaveCount(1);
    await expect(arrived.getByRole('link', { name: new RegExp(`later-${run}`) })).toBeVisible();
  });
  for (const { context } of [one, other]) await context.close();
});
