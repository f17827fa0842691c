import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';
import { hydrated } from '../sign-in';

/** A page of a journal, with the headers that it says it has. */
async function serve(headers: Record<string, string>, html: string) {
  const server = createServer((_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://journal.checked.localhost:${port}/`, close: () => server.close() };
}

const snippet = `<script async src="${webUrl}/embed/v1/millrace.js"></script>
<millrace-product data-id="${preform.id}"></millrace-product>`;
const article = `<!doctype html><meta name="viewport" content="width=device-width"><title>Journal</title><h1>Preforms</h1>\n${snippet}`;

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** Has the page judged as it is pasted. */
async function check(page: Page, headers: string): Promise<void> {
  await page.getByLabel('Response headers').fill(headers);
  await page.getByLabel('Page HTML').fill(article);
  const answered = page.waitForResponse((response) => response.url().endsWith('/embed/preflight'));
  await page.getByRole('button', { name: 'Check page' }).click();
  await answered;
  await expect(result(page)).toHaveAttribute('data-state', 'ready');
}

test('an editor has a page judged, writes what is said line by line, and the card stands there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: webUrl });
  await page.goto('/widgets/check');
  await hydrated(page);
  await page.getByRole('radio', { name: 'Pasted code' }).check();
  await page.getByRole('button', { name: 'Check page' }).click();
  await expect(page.getByText('Paste headers, HTML or both.').first()).toBeVisible();

  await test.step('a private network address is not fetched (SSRF), and stays in its field', async () => {
    await page.getByRole('radio', { name: 'By URL' }).check();
    const address = page.getByLabel('Page URL');
    await address.fill('http://127.0.0.1:9000/');
    await page.getByRole('button', { name: 'Check page' }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveValue('http://127.0.0.1:9000/');
    await page.getByRole('radio', { name: 'Pasted code' }).check();
  });

  let policy = "default-src 'self'";
  await check(page, `Content-Security-Policy: ${policy}`);
  await expect(result(page)).toContainText('Blocked');
  await expect(result(page)).toContainText('Our script can’t run, because default-src blocks it.');
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).trim();
  policy = copied.replace(/^Content-Security-Policy:\s*/i, '');
  await check(page, `Content-Security-Policy: ${policy}`);
  await expect(result(page)).toContainText('Works');
  await expect(result(page)).not.toContainText('Blocked');

  // What it says is so: the page that was judged, in this browser.
  const journal = await serve({ 'Content-Security-Policy': policy }, article);
  await page.goto(journal.url);
  await expect(page.locator('millrace-product').getByRole('heading', { name: preform.name })).toBeVisible();
  journal.close();
});
