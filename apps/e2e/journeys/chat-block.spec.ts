import { type Browser, expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { hydrated, memberMenu, signIn, withoutTimedInquiry } from '../sign-in';

// One member blocks another in their conversation, and takes it back; one after the other, in two browsers.
test.describe.configure({ mode: 'serial' });

interface Member {
  id: string;
  name: string;
  page: Page;
}

let paid: Member;
let other: Member;

const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
const log = (page: Page) => page.getByRole('log');

test.beforeAll(async ({ browser }) => {
  // Two members enter, one after the other.
  test.setTimeout(120_000);
  paid = await enter(browser, accounts.platinum);
  other = await enter(browser, accounts.premium);
});

test.afterAll(async () => {
  await paid.page.context().close();
  await other.page.context().close();
});

/** Signs a member in, in a browser of their own. */
async function enter(browser: Browser, email: string): Promise<Member> {
  const page = await (await browser.newContext()).newPage();
  await withoutTimedInquiry(page);
  await page.goto('/');
  await signIn(page, email);
  const ownFeed = page.getByRole('banner').locator('a[href^="/networkFeed/user/"]');
  const id = (await ownFeed.getAttribute('href'))?.split('/').at(-1) ?? '';
  const name = (await memberMenu(page).getAttribute('aria-label'))?.replace('Menu of ', '') ?? '';
  return { id, name, page };
}

/** Opens the conversation with somebody, as a Message link does. */
async function openWith({ page }: Member, whom: Member): Promise<void> {
  await page.goto(`/message?userId=${whom.id}&userName=${encodeURIComponent(whom.name)}`);
  await hydrated(page);
}

/** Opens the menu of the conversation and chooses from it, by the keyboard alone. */
async function choose({ page }: Member, whom: Member, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Menu of ${whom.name}` })
    .focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('who is blocked in a conversation is refused there, until unblocked [GAP-097]', async () => {
  const words = `Rods at half the price ${Date.now()}`;
  await openWith(paid, other);
  await openWith(other, paid);
  await expect(field(paid.page)).toBeVisible();
  await expect(field(other.page)).toBeVisible();

  await choose(paid, other, `Block ${other.name}`);
  const question = paid.page.getByRole('alertdialog', { name: `Block ${other.name}?` });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Block' }).focus();
  await paid.page.keyboard.press('Enter');
  await expect(paid.page.getByText(/neither of you can write here/)).toBeVisible();
  await expect(field(paid.page)).toHaveCount(0);

  // The other is not told before it matters.
  await field(other.page).fill(words);
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByText('This member takes no messages from you.')).toBeVisible();
  await expect(field(other.page)).toHaveCount(0);
  await expect(other.page.getByText(/takes no messages from you\. What was said stays/)).toBeVisible();
  await expect(log(paid.page)).not.toContainText(words);

  await paid.page.getByRole('button', { name: `Unblock ${other.name}` }).focus();
  await paid.page.keyboard.press('Enter');
  await expect(field(paid.page)).toBeVisible();
  await other.page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(paid.page)).toContainText(words);
  await openWith(other, paid);
  await expect(field(other.page)).toBeVisible();
});

test('a member is reported from a conversation, by the keyboard alone [GAP-096]', async () => {
  await openWith(paid, other);
  await choose(paid, other, 'Report Abuse');
  const dialog = paid.page.getByRole('dialog', { name: 'Report Abuse' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).focus();
  await paid.page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Report' }).focus();
  await paid.page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Thank you/)).toBeVisible();
  await paid.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
