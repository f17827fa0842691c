import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { MemberPages } from '../member-pages';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

// The operator's command needs the folder for itself: here stand servers that can be stopped meanwhile.

test.describe.configure({ mode: 'serial' });

const servers = ownServers('duplicates', {
  DEMO_DATA: 'on',
  RATE_READS_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE: '0',
});
const { api, web } = servers;

const member = accounts.free;
const moderator = accounts.platinum;
const name = 'Preform of silica';
let duplicate: string;

const pages = new MemberPages(web);

test.beforeAll(() => servers.start());
test.afterAll(async () => {
  await pages.close();
  await servers.stop();
});

async function itemAt(page: Page, id: string) {
  return (await (await page.request.get(`${api}/api/v1/product/${id}`)).json()).Item;
}

test('a member flags a product that is there twice, from its menu [GAP-088]', async ({ browser }) => {
  const page = await pages.of(browser, member);
  const made = await page.request.post(`${api}/api/v1/product`, { data: { name } });
  expect(made.status()).toBe(201);
  duplicate = (await made.json()).Item.id;
  // A follower of the one alone, so that the merge brings one more to the other.
  await page.request.post(`${api}/api/v1/product/unfollow`, { data: { productId: preform.id } });
  await page.request.post(`${api}/api/v1/product/follow`, { data: { productId: duplicate } });
  await page.goto(`${web}/product/preform-of-silica/${duplicate}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Flag a duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Flag a duplicate' });
  await dialog.getByRole('button', { name: 'Flag' }).click();
  await expect(dialog.getByText('Choose one of the catalogue.')).toBeVisible();
  await dialog.getByRole('combobox').fill(preform.name);
  await page.getByRole('option', { name: preform.name }).click();
  await dialog.getByRole('textbox', { name: /What shows/ }).fill('The same rods.');
  await dialog.getByRole('button', { name: 'Flag' }).click();
  await expect(dialog.getByText('Thank you. A moderator will look at it.')).toBeVisible();
  expect((await page.goto(`${web}/moderation/duplicates`))?.status()).toBe(404);
});

test('a moderator merges them, and the old address leads to what it is now [GAP-088]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await servers.stopApi();
  servers.operate('moderators', ['add', moderator]);
  await servers.startApi();
  const page = await pages.of(browser, moderator);
  const { followers } = await itemAt(page, preform.id);
  await page.goto(`${web}/moderation`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Duplicates' }).click();
  const one = page.getByRole('listitem').filter({ hasText: `${name} is a duplicate of ${preform.name}` });
  await expect(one).toContainText('The same rods.');
  await one.getByRole('button', { name: `Merge into ${preform.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Merge ${name} into ${preform.name}?` });
  await dialog.getByRole('textbox').fill('One product.');
  await dialog.getByRole('button', { name: `Merge into ${preform.name}` }).click();
  await expect(page.getByText('Nothing waits for a decision')).toBeVisible();

  const led = await page.request.get(`${web}/product/preform-of-silica/${duplicate}?tab=feed`, {
    maxRedirects: 0,
  });
  expect([led.status(), led.headers().location]).toEqual([301, `${preform.path}?tab=feed`]);
  await page.goto(`${web}/product/preform-of-silica/${duplicate}`);
  await expect(page).toHaveURL(web + preform.path);
  await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
  expect((await itemAt(page, duplicate)).followers).toBe(followers + 1);
});

test('a wrong merge is undone, and both stand as they did [GAP-088]', async ({ browser }) => {
  const page = await pages.of(browser, moderator);
  await page.goto(`${web}/moderation/duplicates?status=closed`);
  await hydrated(page);
  await expect(page.getByText(/^Merged into .+ by Adaeze Whitcombe, .+: One product\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText(/^Merge undone by Adaeze Whitcombe/)).toBeVisible();
  await page.goto(`${web}/product/preform-of-silica/${duplicate}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect((await itemAt(page, duplicate)).followers).toBe(1);
});
