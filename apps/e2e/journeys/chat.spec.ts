import { expect, type Page, test } from '@playwright/test';
import { enter, log, type Member, openWith, rooms, words } from '../conversation';
import { accounts, preform } from '../demo';
import { hydrated, withoutTimedInquiry } from '../sign-in';

// Two members who have not talked in the demonstration do so in two browsers; the conversation is the same in all
// tests, one after the other.
test.describe.configure({ mode: 'serial' });

const run = Date.now();
const isPhone = { width: 390, height: 844 };

test.beforeEach(({ page }) => withoutTimedInquiry(page));

let paid: Member;
let free: Member;

const messagesIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

test.beforeAll(async ({ browser }) => {
  // Two members enter, one after the other.
  test.setTimeout(120_000);
  paid = await enter(browser, accounts.platinum);
  free = await enter(browser, accounts.free);
});

test.afterAll(async () => {
  await paid.context.close();
  await free.context.close();
});

/** Opens every conversation in which something is unread. */
async function readAll({ page }: Member): Promise<void> {
  await page.goto('/message');
  await hydrated(page);
  await expect(rooms(page).getByRole('link').first()).toBeVisible();
  const unread = rooms(page).getByRole('link', { name: /Unread/ });
  for (let left = await unread.count(); left > 0; left -= 1) {
    await unread.first().click();
    await expect(unread).toHaveCount(left - 1);
  }
}

test('guests are asked to log in, and the page is not indexed [PAGE-029, PERM-003]', async ({ page }) => {
  await page.goto('/message');
  await expect(page.getByText('Please login to view this page')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a Free member may not begin a conversation, and is told why [DIFF-002]', async () => {
  await openWith(free, paid);
  await expect(rooms(free.page).getByRole('link').first()).toContainText(paid.name);
  await expect(free.page.getByText(/takes a paid plan/)).toBeVisible();
  await expect(words(free.page)).toHaveCount(0);
});

test('a member begins a conversation; the other answers, and each sees it without a reload [PAGE-017, CHAT-009, CHAT-010]', async () => {
  await openWith(paid, free);
  await expect(rooms(paid.page).getByRole('link').first()).toContainText(free.name);
  // The other is elsewhere, and has nothing unread.
  await readAll(free);
  await free.page.goto('/networkFeed/global');
  await hydrated(free.page);
  await expect(messagesIcon(free.page)).toHaveAccessibleName('Messages');

  await words(paid.page).fill(`Is the coating in stock? ${run}`);
  await words(paid.page).press('Enter');
  await expect(words(paid.page)).toHaveValue('');
  await expect(log(paid.page).getByRole('img', { name: 'Sent' })).toBeVisible();
  await expect(messagesIcon(free.page)).toHaveAccessibleName('Messages, something is unread');

  await messagesIcon(free.page).click();
  await rooms(free.page)
    .getByRole('link', { name: new RegExp(paid.name) })
    .click();
  await expect(log(free.page).getByText(`Is the coating in stock? ${run}`)).toBeVisible();
  await expect(messagesIcon(free.page)).toHaveAccessibleName('Messages');
  await expect(log(paid.page).getByRole('img', { name: 'Read' })).toBeVisible();

  await words(free.page).pressSequentially('Yes, ');
  await expect(paid.page.getByText(/is writing/)).toBeVisible();
  await words(free.page).pressSequentially('200 kg.');
  await free.page.getByRole('button', { name: 'Send' }).click();
  await expect(log(paid.page).getByText('Yes, 200 kg.')).toBeVisible();
  await expect(log(free.page).getByText('Yes, 200 kg.')).toHaveCount(1);
  await expect(rooms(paid.page).getByRole('link').first()).toContainText('Yes, 200 kg.');
});

test('what is written without a network waits, outlives a reload, and is said once', async () => {
  await openWith(paid, free);
  await openWith(free, paid);
  await paid.context.setOffline(true);
  await expect(paid.page.getByText(/^There is no connection/)).toBeVisible();
  await words(paid.page).fill(`Kept while offline ${run}`);
  await words(paid.page).press('Enter');
  await expect(log(paid.page).getByRole('img', { name: 'Waits for the connection' })).toBeVisible();
  await paid.context.setOffline(false);
  await expect(log(free.page).getByText(`Kept while offline ${run}`)).toBeVisible();
  await paid.page.reload();
  await expect(log(paid.page).getByText(`Kept while offline ${run}`)).toHaveCount(1);
  await expect(log(free.page).getByText(`Kept while offline ${run}`)).toHaveCount(1);
});

test('what was said is found again by a search', async () => {
  await paid.page.goto('/message');
  await hydrated(paid.page);
  await paid.page.getByRole('searchbox', { name: 'Search messages' }).fill('200 kg');
  await expect(rooms(paid.page).getByRole('link')).toHaveCount(1);
  await expect(rooms(paid.page).getByRole('link')).toContainText('Yes, 200 kg.');
});

test('a phone shows the rooms, or one conversation with the way back', async () => {
  const { page } = paid;
  await page.setViewportSize(isPhone);
  await page.goto('/message');
  await hydrated(page);
  await rooms(page)
    .getByRole('link', { name: new RegExp(free.name) })
    .click();
  await expect(log(page)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeHidden();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeVisible();
  await expect(rooms(page).getByRole('link', { name: new RegExp(free.name) })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('followers of a product lead to writing to them; guests to the login [PROD-018]', async ({ page }) => {
  await page.goto(`${preform.path}/followers`);
  await hydrated(page);
  await page
    .getByRole('link', { name: /^Message / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();

  await paid.page.goto(`${preform.path}/followers`);
  await hydrated(paid.page);
  const links = paid.page.getByRole('link', { name: /^Message / });
  const href = (await links.first().getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/message\?userId=[0-9a-f-]{36}&userName=/);
  await links.first().click();
  await expect(paid.page.getByRole('heading', { level: 1, name: 'Messaging' })).toBeVisible();
  await expect(words(paid.page)).toBeVisible();
});
