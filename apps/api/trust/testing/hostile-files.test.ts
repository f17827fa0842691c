import { expect, it } from 'vitest';
import { cleanPicture, documentTypeOf } from '../../src/areas/feed/media';
import { openSpreadsheet } from '../../src/platform/sheets/read-spreadsheet';
import { hostileFiles } from './hostile-files';

/** What the limits for files of forms leave of ten megabytes. */
const BYTES_MAX = 10 * 2 ** 20;

it('makes files that their readers take, each as large as they take it', { timeout: 120_000 }, async () => {
  const [sheet, picture, pdf, presentation] = await hostileFiles();
  if (!sheet || !picture || !pdf || !presentation) throw new Error('A kind is missing.');
  for (const { what, bytes } of [sheet, picture, pdf, presentation]) {
    expect(bytes.length, what).toBeLessThan(BYTES_MAX);
  }
  const { rows, headings } = await openSpreadsheet(sheet.bytes);
  expect(headings[0]).toBe('Name');
  let count = 0;
  for await (const _ of rows) count += 1;
  expect(count).toBe(20_000);
  expect(await cleanPicture(picture.bytes)).toMatchObject({ widthPx: 4096, contentType: 'image/jpeg' });
  for (const { bytes, contentType } of [pdf, presentation]) {
    expect(await documentTypeOf(bytes)).toBe(contentType);
  }
});
