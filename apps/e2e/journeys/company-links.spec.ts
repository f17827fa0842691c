import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { MemberPages } from '../member-pages';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

// The operator's command needs the folder for itself: here stand servers that can be stopped meanwhile.

test.describe.configure({ mode: 'serial' });

const servers = ownServers('company-links', {
  DEMO_DATA: 'on',
  RATE_READS_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE: '0',
});
const { web } = servers;

const member = accounts.free;
const moderator = accounts.platinum;
const colleague = 'elin.sund@kvarnholm-silica.example';
const company = 'Lagoon Technical Imports Ltd';

const pages = new MemberPages(web);

test.beforeAll(() => servers.start());
test.afterAll(async () => {
  await pages.close();
  await servers.stop();
});

const panel = (page: Page) => page.locator('[data-component="CompanyLink"]');

test('an address of the website’s domain verifies its owner, which the pages show [GAP-089]', async ({
  browser,
}) => {
  const page = await pages.of(browser, colleague);
  await page.goto(`${web}/quotes`);
  await expect(page.getByText(/^Only verified people of/)).toHaveCount(0);
  await page.goto(`${web}/search?q=Kvarnholm&category=companies`);
  await page.getByRole('link', { name: 'Kvarnholm Silica AB' }).first().click();
  await expect(page.getByText('Verified people')).toBeVisible();
  await expect(panel(page).getByText(/your e-mail address belongs to the company’s website/)).toBeVisible();
  const contacts = page.getByRole('table', { name: 'Contacts of Kvarnholm Silica AB' });
  await expect(contacts.getByRole('row').nth(1)).toContainText('Verified');
});

test('who has no such address reads no requests for quotes, and asks a moderator [GAP-089]', async ({
  browser,
}) => {
  const page = await pages.of(browser, member);
  await page.goto(`${web}/quotes?box=received`);
  await hydrated(page);
  await expect(page.getByText(/^Only verified people of .+ read the requests for quotes/)).toBeVisible();
  await page.getByRole('link', { name: 'See how you become one' }).click();
  await expect(panel(page).getByText(/nothing shows yet that you work here/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Ask a moderator' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask a moderator to verify you' });
  await dialog.getByRole('textbox').fill('Our page names me: /team.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByText(/^A moderator looks at your request/)).toBeVisible();
});

test('a moderator verifies them, and they are told [GAP-089]', async ({ browser }) => {
  test.setTimeout(180_000);
  await servers.stopApi();
  servers.operate('moderators', ['add', moderator]);
  await servers.startApi();
  const page = await pages.of(browser, moderator);
  await page.goto(`${web}/moderation`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Who works where' }).click();
  const one = page.getByRole('listitem').filter({ hasText: 'asks to be verified at' });
  await expect(one).toContainText('Our page names me: /team.');
  await expect(one).toContainText('E-mail at millrace.example');
  await one.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('The page does.');
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Nothing waits for a decision')).toBeVisible();
  await page.getByRole('link', { name: 'Closed' }).click();
  await expect(page.getByText(/^Verified by Adaeze Whitcombe, .+: The page does\.$/)).toBeVisible();

  const told = await pages.of(browser, member);
  await told.goto(`${web}/notifications`);
  await expect(
    told.getByText(new RegExp(`^A moderator has verified that you work at ${company}`)).first(),
  ).toBeVisible();
  await told.goto(`${web}/quotes?box=received`);
  await expect(told.getByText(/^Only verified people of/)).toHaveCount(0);
});
