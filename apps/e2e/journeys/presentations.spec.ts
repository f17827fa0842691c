import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { apiUrl, localApiUrl, viewerOrigin } from '../hosts';
import { hydrated, signInAs } from '../sign-in';

const name = 'draw-tower.ppt';

/** What PowerPoint of before 2007 writes, as far as it tells what it is. */
const presentation = Buffer.alloc(6_144);
presentation.write('d0cf11e0a1b11ae1', 'hex');
// The entry of the stream that holds the slides: its name, how long that is, its kind, and its size.
const entryAt = 1_536;
const nameBytes = presentation.write('PowerPoint Document\0', entryAt, 'utf16le');
presentation.writeUInt16LE(nameBytes, entryAt + 64);
presentation.writeUInt8(2, entryAt + 66);
presentation.writeUInt32LE(4_096, entryAt + 120);

/** Posts a presentation. @returns its post, as the feed shows it */
async function post(page: Page, words: string, visibility: 'Public' | 'Private') {
  await page.goto('/networkFeed/global');
  await hydrated(page);
  const composer = page.getByRole('form', { name: 'New post' });
  await composer.getByRole('textbox').first().fill(words);
  await composer
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/vnd.ms-powerpoint', buffer: presentation });
  await composer.getByRole('combobox', { name: 'Visibility' }).selectOption(visibility);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const article = page.getByRole('feed').getByRole('article').filter({ hasText: words });
  await expect(article).toHaveAttribute('data-visibility', visibility.toLowerCase());
  return article;
}

/** Asks for a file as a server elsewhere does, which is nobody to the API. Node does not resolve its host's name. */
function askAsAnybody(address: string): Promise<Response> {
  const { pathname, search } = new URL(address);
  return fetch(localApiUrl + pathname + search);
}

test('a presentation of a public post opens in the viewer that is configured, which fetches it; a private one is downloaded alone [FEED-037, GAP-020]', async ({
  page,
}) => {
  await page
    .context()
    .route(`${viewerOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Slides</h1>' }),
    );
  await signInAs(page, accounts.premium);

  const open = await post(page, `Slides for all ${Date.now()}`, 'Public');
  const opened = page.waitForEvent('popup');
  await open.getByRole('link', { name: `Open in viewer of another site: ${name}` }).click();
  const viewer = await opened;
  await expect(viewer.getByRole('heading', { name: 'Slides' })).toBeVisible();
  // It is told the file, and neither who looks nor where.
  expect(await viewer.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  const file = new URL(viewer.url()).searchParams.get('src') ?? '';
  expect(new URL(file).origin).toBe(apiUrl);
  const answer = await askAsAnybody(file);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(presentation)).toBe(true);
  await viewer.close();

  const own = await post(page, `Slides for a few ${Date.now()}`, 'Private');
  await expect(own.getByRole('link', { name: /viewer/ })).toHaveCount(0);
  const link = own.getByRole('link', { name: `Download ${name}` });
  expect((await askAsAnybody((await link.getAttribute('href')) ?? '')).status).toBe(404);
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe(name);
});
