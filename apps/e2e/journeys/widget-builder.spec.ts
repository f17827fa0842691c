import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';
import { hydrated } from '../sign-in';

/** Goes on by the keyboard until something has the focus. */
async function tabTo(page: Page, name: string, role: 'button' | 'combobox' | 'textbox'): Promise<void> {
  const aim = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await aim.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

/** A page of another site, on this machine as all sites of the tests are: Chromium lets no other ask it for anything. */
async function serve(page: () => string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://journal.pasted.localhost:${port}/`, close: () => server.close() };
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: webUrl }),
);

test('an editor chooses a product, sees its card, copies the code, and pastes it into another page', async ({
  page,
}) => {
  await page.goto('/widgets');
  await hydrated(page);
  await expect(page.getByText('Nothing selected yet')).toBeVisible();
  await tabTo(page, 'Product', 'combobox');
  await page.keyboard.type('preform sil');
  await expect(page.getByRole('option', { name: 'Preform silica glass' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const preview = page.frameLocator('iframe[title="Preview of Preform silica glass"]');
  await expect(preview.getByRole('heading', { name: 'Preform silica glass' })).toBeVisible();
  // As high as it was said to be: nothing of the card is to be scrolled to.
  const hidden = await preview.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  expect(hidden).toBe(0);
  await expect(page).toHaveURL(new RegExp(`/widgets\\?element=product&product=${preform.id}$`));
  await tabTo(page, 'Copy', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await copied(page);
  expect(code).toContain(`<script async src="${webUrl}/embed/v1/millrace.js"></script>`);

  // What is chosen can be shared, and gone back to.
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page).toHaveURL(/theme=dark/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Match page' })).toBeChecked();
  await page.getByRole('radio', { name: /pinned by its hash/ }).check();
  await expect(page).toHaveURL(/script=pinned/);
  await page.reload();
  const pinned = await page.getByLabel('Code to copy').inputValue();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations).toEqual([]);

  let markup = '';
  const journal = await serve(() => `<!doctype html><title>Journal</title>${markup}`);
  for (const pasted of [code, pinned]) {
    markup = pasted;
    await page.goto(journal.url);
    const card = page.locator('millrace-product');
    await expect(card.getByRole('heading', { name: 'Preform silica glass' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Follow' })).toBeVisible();
  }
  // The page holds the script to its hash: another does not run, and the link stays.
  markup = `<script>addEventListener('error', ({ target }) => (document.body.dataset.refused = target.src), true)</script>${pinned}`;
  await page.route(/\/millrace\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.title = "tampered";',
    }),
  );
  await page.goto(journal.url);
  await expect(page.locator('body')).toHaveAttribute('data-refused', /\/millrace\.js$/);
  await expect(page.getByRole('link', { name: 'Preform silica glass on Millrace' })).toBeVisible();
  await expect(page).toHaveTitle('Journal');
  journal.close();
});

test('an editor finds what an article names, gives its card the colours of the journal, and takes its picture into a newsletter', async ({
  page,
}) => {
  await page.goto('/widgets');
  await page.getByRole('link', { name: 'Find products in an article' }).click();
  await tabTo(page, 'Article', 'textbox');
  await page.keyboard.insertText(
    'Each PREFORM SILICA GLASS is drawn to fiber. Preform silica glasses? Preform silica-glass.',
  );
  await tabTo(page, 'Analyze', 'button');
  await page.keyboard.press('Enter');
  const match = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Preform silica glass', exact: true }) });
  await expect(match).toContainText('3 times');
  await expect(match.locator('mark')).toHaveText('PREFORM SILICA GLASS');
  const article = await new AxeBuilder({ page }).analyze();
  expect(article.violations).toEqual([]);
  await tabTo(page, 'Copy HTML of Preform silica glass', 'button');
  await page.keyboard.press('Enter');
  await expect(match).toContainText('Copied');
  expect(await copied(page)).toContain(`<millrace-product data-id="${preform.id}">`);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Create widget of Preform silica glass' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code to copy')).toHaveValue(new RegExp(preform.id));
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Article' })).toHaveValue(/PREFORM SILICA GLASS/);

  await page.goForward();
  await hydrated(page);
  const accent = page.getByRole('textbox', { name: 'Accent color', exact: true });
  await accent.fill('green');
  await accent.press('Enter');
  await expect(page.getByText('Enter six digits, such as #0a7d5a.')).toBeVisible();
  await accent.fill('#0A7D5A');
  await accent.press('Enter');
  await page.getByRole('textbox', { name: 'Background', exact: true }).fill('#fff8e7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/accent=0a7d5a&surface=fff8e7/);
  const preview = page.frameLocator('iframe[title="Preview of Preform silica glass"]');
  const follow = preview.getByRole('button', { name: 'Follow' });
  await expect(follow).toHaveCSS('background-color', 'rgb(10, 125, 90)');
  await expect(preview.locator('article')).toHaveCSS('background-color', 'rgb(255, 248, 231)');
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations).toEqual([]);

  const code = page.getByLabel('Code to copy');
  const pasted = await code.inputValue();
  await page.getByRole('radio', { name: 'Newsletter' }).check();
  await expect(code).toHaveValue(/<img src=/);
  const newsletter = await code.inputValue();
  const journal = await serve(() => `<!doctype html><title>Journal</title>${pasted}${newsletter}`);
  await page.goto(journal.url);
  const card = page.locator('millrace-product');
  await expect(card.getByRole('button', { name: 'Follow' })).toHaveCSS(
    'background-color',
    'rgb(10, 125, 90)',
  );
  await expect(card.getByRole('heading')).toHaveCSS('color', 'rgb(22, 27, 35)');
  const picture = page.getByRole('img', { name: 'Preform silica glass on Millrace' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 784]);
  journal.close();
});
