import { type Browser, expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { hydrated, signInAs } from '../sign-in';

const run = Date.now();
const name = 'draw-tower.pdf';

/** A PDF of three sheets, as a browser prints it: with a font of its own and a picture. */
async function printSheets(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const sheets = [1, 2, 3].map(
    (number) =>
      `<section style="break-after: page"><h1 style="font-size: 12px">Draw tower, sheet ${number}</h1>
       <svg width="300" height="200"><rect width="300" height="200" fill="#20455f"/></svg></section>`,
  );
  await page.setContent(sheets.join(''));
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

/** What the page was refused by its policy, and whom else it asked. */
function watch(page: Page) {
  const refused: string[] = [];
  const others = new Set<string>();
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== webUrl && origin !== apiUrl) others.add(origin);
  });
  return { refused, others };
}

test('the PDF of a private post opens where it stands, page by page, and nobody else is asked for it [FEED-037, GAP-020]', async ({
  page,
  browser,
}) => {
  const buffer = await printSheets(browser);
  await signInAs(page, accounts.premium);
  const { refused, others } = watch(page);
  await page.goto('/networkFeed/global');
  await hydrated(page);
  const words = `Draw tower sheets ${run}`;
  const composer = page.getByRole('form', { name: 'New post' });
  await composer.getByRole('textbox').first().fill(words);
  await composer.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await composer.getByRole('combobox', { name: 'Visibility' }).selectOption('Private');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('feed').getByRole('article').filter({ hasText: words });
  await expect(post).toHaveAttribute('data-visibility', 'private');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = post.getByRole('link', { name: `Open ${name}` });
  const file = (await link.getAttribute('href')) ?? '';
  expect(new URL(file).origin).toBe(apiUrl);
  expect(asked).toEqual([]);
  await link.click();
  const pages = post.getByRole('region', { name: `Pages of ${name}` });
  await expect(pages.getByText('Draw tower, sheet 1')).toBeAttached({ timeout: 15_000 });
  await expect(pages).toBeFocused();
  expect(asked.some((url) => url.includes('/pdfjs/'))).toBe(true);
  expect(asked).toContain(file);
  await expect(post.getByText('Page 1 of 3')).toBeVisible();
  // The rectangle's own colour is on the canvas: the sheet was drawn, not only read.
  await expect
    .poll(() =>
      pages
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
            data: [],
          };
          return data.some(
            (red, at) => at % 4 === 0 && red === 0x20 && data[at + 1] === 0x45 && data[at + 2] === 0x5f,
          );
        }),
    )
    .toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(post.getByText('Page 2 of 3')).toBeVisible();
  await expect(pages.getByText('Draw tower, sheet 2')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(post.getByText('Page 3 of 3')).toBeVisible();
  await expect(pages.getByText('Draw tower, sheet 3')).toBeInViewport();
  await post.getByRole('button', { name: `Close ${name}` }).click();
  await expect(pages).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(refused).toEqual([]);
  expect([...others]).toEqual([]);
  const stranger = await browser.newPage();
  expect((await stranger.goto(file))?.status()).toBe(404);
  await stranger.close();
});
