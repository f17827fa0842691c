import { expect, type Page, test } from '@playwright/test';
import { log, type Member, openMemberBrowser, openWith, rooms, words } from '../conversation';
import { accounts, preform } from '../demo';
import { apiUrl } from '../hosts';
import { hydrated, suppressInquiryDialog } from '../sign-in';

const run = Date.now();

const messagesIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

/** Returns the first frame of a socket, or its close code. */
const firstWord = (page: Page): Promise<unknown> =>
  page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const socket = new WebSocket(url);
        socket.onmessage = ({ data }) => {
          resolve(JSON.parse(data));
          socket.close();
        };
        socket.onclose = ({ code }) => resolve(code);
      }),
    `${apiUrl.replace('http', 'ws')}/ws`,
  );

/** Opens every conversation in which something is unread. */
async function readAll({ page }: Member): Promise<void> {
  await page.goto('/message');
  await hydrated(page);
  await expect(rooms(page).getByRole('link').first()).toBeVisible();
  const unread = rooms(page).getByRole('link', { name: /unread message/ });
  for (let left = await unread.count(); left > 0; left -= 1) {
    await unread.first().click();
    await expect(unread).toHaveCount(left - 1);
  }
}

test('guests are asked to log in before they message anybody, and have no socket [PAGE-029, PERM-003, PROD-018, CHAT-012]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  await page.goto('/message');
  await expect(page.getByText('Please login to view this page')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const REFUSED = 1006;
  expect(await firstWord(page)).toBe(REFUSED);
  await page.goto(`${preform.path}/followers`);
  await hydrated(page);
  await page
    .getByRole('link', { name: /^Message / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
});

test('a member begins a conversation, which both read, answer, search and continue over a lost connection [PAGE-017, PROD-018, CHAT-009, CHAT-010, CHAT-012, DIFF-002]', async ({
  browser,
}) => {
  const paid = await openMemberBrowser(browser, accounts.platinum);
  const free = await openMemberBrowser(browser, accounts.free);

  await test.step('a Free member may not begin one, and is told why', async () => {
    await openWith(free, paid);
    await expect(rooms(free.page).getByRole('link').first()).toContainText(paid.name);
    await expect(free.page.getByText(/needs a paid plan/)).toBeVisible();
    await expect(words(free.page)).toHaveCount(0);
  });

  await test.step('followers of a product lead to writing to them, over a socket', async () => {
    await paid.page.goto(`${preform.path}/followers`);
    await hydrated(paid.page);
    const link = paid.page.getByRole('link', { name: /^Message / }).first();
    expect(await link.getAttribute('href')).toMatch(/^\/message\?userId=[0-9a-f-]{36}&userName=/);
    await link.click();
    await expect(paid.page.getByRole('heading', { level: 1, name: 'Messaging' })).toBeVisible();
    await expect(words(paid.page)).toBeVisible();
    expect(await firstWord(paid.page)).toMatchObject({ type: 'welcome' });
  });

  await test.step('what is said reaches the other, who is elsewhere, and the answer comes without a reload', async () => {
    await openWith(paid, free);
    await expect(rooms(paid.page).getByRole('link').first()).toContainText(free.name);
    await readAll(free);
    await free.page.goto('/aboutus');
    await hydrated(free.page);
    await expect(messagesIcon(free.page)).toHaveAccessibleName('Messages');

    await words(paid.page).fill(`Is the coating in stock? ${run}`);
    await words(paid.page).press('Enter');
    await expect(words(paid.page)).toHaveValue('');
    await expect(log(paid.page).getByRole('img', { name: 'Sent' })).toBeVisible();
    await expect(messagesIcon(free.page)).toHaveAccessibleName('Messages, unread');

    await messagesIcon(free.page).click();
    await rooms(free.page)
      .getByRole('link', { name: new RegExp(`^${paid.name}`) })
      .click();
    await expect(log(free.page).getByText(`Is the coating in stock? ${run}`)).toBeVisible();
    await expect(messagesIcon(free.page)).toHaveAccessibleName('Messages');
    await expect(log(paid.page).getByRole('img', { name: 'Read' })).toBeVisible();

    await words(free.page).pressSequentially('Yes, ');
    await expect(paid.page.getByText(/is typing/)).toBeVisible();
    await words(free.page).pressSequentially('200 kg.');
    await free.page.getByRole('button', { name: 'Send' }).click();
    await expect(log(paid.page).getByText('Yes, 200 kg.')).toBeVisible();
    await expect(log(free.page).getByText('Yes, 200 kg.')).toHaveCount(1);
    await expect(rooms(paid.page).getByRole('link').first()).toContainText('Yes, 200 kg.');
  });

  await test.step('what is written without a network waits, outlives a reload, and is said once', async () => {
    await paid.context.setOffline(true);
    await expect(paid.page.getByText(/^You’re offline/)).toBeVisible();
    await words(paid.page).fill(`Kept while offline ${run}`);
    await words(paid.page).press('Enter');
    await expect(log(paid.page).getByRole('img', { name: 'Waiting to reconnect' })).toBeVisible();
    await paid.context.setOffline(false);
    await expect(log(free.page).getByText(`Kept while offline ${run}`)).toBeVisible();
    await paid.page.reload();
    await expect(log(paid.page).getByText(`Kept while offline ${run}`)).toHaveCount(1);
    await expect(log(free.page).getByText(`Kept while offline ${run}`)).toHaveCount(1);
  });

  await test.step('it is found by a search, and a phone shows it with the way back', async () => {
    const { page } = paid;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/message');
    await hydrated(page);
    const search = page.getByRole('searchbox', { name: 'Search messages' });
    await search.fill('200 kg');
    await expect(rooms(page).getByRole('link')).toHaveCount(1);
    await expect(rooms(page).getByRole('link')).toContainText('Yes, 200 kg.');
    await search.fill('');
    const room = rooms(page).getByRole('link', { name: new RegExp(`^${free.name}`) });
    await room.click();
    await expect(log(page)).toBeVisible();
    await expect(search).toBeHidden();
    await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(search).toBeVisible();
    await expect(room).toBeFocused();
  });
  for (const { context } of [paid, free]) await context.close();
});
