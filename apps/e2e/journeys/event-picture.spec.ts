import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { hydrated, signInAs } from '../sign-in';

/** A picture of two colours, as a camera takes it: 4 to 3. */
async function aPicture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws nothing.');
    pen.fillStyle = '#b84';
    pen.fillRect(0, 0, 1600, 600);
    pen.fillStyle = '#48b';
    pen.fillRect(0, 600, 1600, 600);
    return canvas.toDataURL('image/png');
  });
  return { name: 'hall.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

test('an event’s picture is cut to 16 to 6.75 by keys alone, shown in the form and on its page, and taken away again [EVT-020]', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  const id = await createEvent(page, { eventName: 'With a picture' });
  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Choose a picture' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Select a Photo' });
  // What is none of .jpg, .jpeg and .png is refused.
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByRole('button', { name: 'Use photo' })).toBeDisabled();
  await dialog.locator('input[type="file"]').setInputFiles(await aPicture(page));
  const use = dialog.getByRole('button', { name: 'Use photo' });
  // Disabled until the picture has loaded; a disabled button takes no key.
  await expect(use).toBeEnabled();
  await use.press('Enter');
  await expect(dialog).toHaveCount(0);
  const shown = page.getByRole('group', { name: 'Picture' }).locator('img');
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 6.75, 1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const plate = page.locator('[data-component="EventHeader"] img').first();
  await expect(plate).toHaveAttribute('src', /\/files\//);
  // As it was sent, and not only as it is shown.
  await expect
    .poll(() => plate.evaluate((img: HTMLImageElement) => img.naturalWidth / (img.naturalHeight || 1)))
    .toBeCloseTo(16 / 6.75, 1);

  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(plate).toHaveAttribute('src', /\/art\/v2\//);
  await removeEvent(page, id);
});
