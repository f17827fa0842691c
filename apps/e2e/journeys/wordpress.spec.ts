import { join } from 'node:path';
import {
  startWordPress,
  WORDPRESS_PASSWORD,
  type WordPressSite,
} from '@millrace/test-servers/wordpress-site';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';

// `npm run wordpress` runs this file; ordinary runs leave it out, as few machines have WordPress.
const plugin = join(import.meta.dirname, '..', '..', '..', 'packages', 'wordpress', 'plugin');
const pageUrl = `${webUrl}/product/preform-silica-glass/${preform.id}`;
const host = new URL(webUrl).host;
let site: WordPressSite;

test.describe.configure({ mode: 'serial' });
// The editor of WordPress takes its time; what it lacks should fail sooner than the test.
test.use({ actionTimeout: 20_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWordPress({ millrace: plugin });
});

test.afterAll(() => site.stop());

/** Collects requests to Millrace. */
function requestsToMillrace(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host === host) urls.push(request.url());
  });
  return urls;
}

const card = (page: Page) => page.locator('millrace-product').getByRole('heading', { name: preform.name });

/** Publishes a post without the editor. @returns Its address. */
function publish(content: string): string {
  const php = `echo get_permalink(wp_insert_post(['post_title' => 'Post', 'post_status' => 'publish', 'post_content' => wp_slash(base64_decode('${Buffer.from(content).toString('base64')}'))]));`;
  return site.run(php);
}

test('a publisher installs the plugin, pastes an address into the block, and readers see the card', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill('editor');
  await page.getByLabel('Password', { exact: true }).fill(WORDPRESS_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();

  await test.step('activates it and says where Millrace is', async () => {
    await page.goto(`${site.url}/wp-admin/plugins.php`);
    await page.getByRole('link', { name: 'Activate Millrace' }).click();
    await page.goto(`${site.url}/wp-admin/options-general.php?page=millrace`);
    await page.getByLabel('URL of Millrace').fill(`${webUrl}/widgets`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByLabel('URL of Millrace')).toHaveValue(webUrl);
  });

  await page.goto(`${site.url}/wp-admin/post-new.php`);
  const close = page
    .getByRole('button', { name: 'Close dialog' })
    .or(page.getByRole('button', { name: 'Close' }));
  await close.first().click();
  await page.getByRole('textbox', { name: 'Add title' }).fill('Who draws preforms?');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search', { exact: true }).fill('Millrace');
  await page.getByRole('option', { name: 'Millrace' }).click();
  const block = page.getByRole('document', { name: 'Block: Millrace' });
  await block.getByLabel('Page on Millrace').fill(pageUrl);

  await test.step('sees the card in the editor, and changes it in the sidebar', async () => {
    const preview = block.frameLocator('iframe');
    await expect(preview.getByRole('heading', { name: preform.name })).toBeVisible();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const sidebar = page.getByRole('region', { name: 'Editor settings' });
    await expect(sidebar.getByLabel('Link text')).toHaveValue('Preform silica glass');
    await sidebar.getByLabel('Layout').selectOption('strip');
    await expect(block.locator('iframe')).toHaveAttribute('height', '144');
    await sidebar.getByLabel('Colors').selectOption('dark');
    await expect(preview.locator('[data-theme="dark"]')).toBeAttached();
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await page.getByLabel('Editor publish').getByRole('link', { name: 'View Post' }).click();
  await expect(card(page)).toBeVisible();
  const element = page.locator('millrace-product');
  await expect(element).toHaveAttribute('data-layout', 'strip');
  expect((await element.boundingBox())?.height).toBe(144);
  expect(errors).toEqual([]);
});

const block = (attributes: object) => `<!-- wp:millrace/widget ${JSON.stringify(attributes)} /-->`;
const chosen = { id: preform.id, page: new URL(pageUrl).pathname, text: preform.name };

test('readers of a block that waits for consent request nothing before they press its button', async ({
  page,
}) => {
  const urls = requestsToMillrace(page);
  await page.goto(publish(block({ ...chosen, consent: true })));
  await expect(page.getByRole('link', { name: preform.name })).toHaveAttribute('href', pageUrl);
  expect(urls).toEqual([]);
  await page.getByRole('button', { name: 'Load from Millrace' }).click();
  await expect(card(page)).toBeVisible();
});

test('a block that waits for consent loads once the consent manager of the page reports purpose 1', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listeners: ((data: object, ok: boolean) => void)[] = [];
    const tell = (eventStatus: string, consent: boolean) => {
      for (const listener of listeners)
        listener(
          { eventStatus, gdprApplies: true, purpose: { consents: { 1: consent } }, listenerId: 1 },
          true,
        );
    };
    Object.assign(window, {
      tell,
      __tcfapi: (_command: string, _version: number, listener: (typeof listeners)[number]) => {
        listeners.push(listener);
        tell('cmpuishown', false);
      },
    });
  });
  const urls = requestsToMillrace(page);
  site.run("update_option('millrace_consent', true);");
  await page.goto(publish(block(chosen)));
  const tell = (consent: boolean) =>
    page.evaluate(
      (given) =>
        (window as unknown as { tell(status: string, given: boolean): void }).tell(
          'useractioncomplete',
          given,
        ),
      consent,
    );
  await tell(false);
  expect(urls).toEqual([]);
  await tell(true);
  await expect(card(page)).toBeVisible();
  site.run("delete_option('millrace_consent');");
});

test('a block never writes markup or scripts of its attributes', async ({ page }) => {
  const evil = '"><img src=x onerror="window.hacked=1">';
  await page.goto(publish(block({ ...chosen, text: evil, theme: evil, page: 'javascript:alert(1)' })));
  await expect(card(page)).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
