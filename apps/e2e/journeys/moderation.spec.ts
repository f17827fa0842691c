import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { accounts, demoPassword, preform } from '../demo';
import { mailTo } from '../mails';
import { ownServers } from '../own-servers';
import { fillLogin, hydrated, startSession, suppressInquiryDialog } from '../sign-in';

// The operator's command needs the folder for itself: here stand servers that can be stopped meanwhile.

test.describe.configure({ mode: 'serial' });

const servers = ownServers('moderation', {
  DEMO_DATA: 'on',
  RATE_READS_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE: '0',
});
const { api, web } = servers;

const author = accounts.free;
const reporter = accounts.premium;
const moderator = accounts.platinum;
const words = `Rods at half the price ${Date.now()}`;
const feed = `${web}/networkFeed/product/${preform.id}`;

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

/** A page of a guest, or of a member. */
async function openPage(browser: Browser, email?: string): Promise<Page> {
  const context = await browser.newContext();
  if (email) await startSession(context, email, servers);
  const page = await context.newPage();
  await suppressInquiryDialog(page);
  return page;
}

const cards = (page: Page) => page.getByRole('feed').getByRole('article');
// The reporter's own posts have another menu.
const othersCards = (page: Page) =>
  cards(page).and(page.locator(':not([aria-label="Post by Maren Lindgren"])'));
const theCard = (page: Page) => cards(page).filter({ hasText: words });

/** Opens a menu and chooses from it, by the keyboard alone. */
async function choose(page: Page, button: ReturnType<Page['getByRole']>, name: string) {
  await button.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('a member reports a post; the operator names a moderator, who hides it, restores it and suspends its author [GAP-096, PERM-013]', async ({
  browser,
}) => {
  test.slow();
  const [own, other, page, guest] = await Promise.all([
    openPage(browser, author),
    openPage(browser, reporter),
    openPage(browser, moderator),
    openPage(browser),
  ]);
  const posted = await own.request.post(`${api}/api/v1/feed/post`, {
    multipart: { text: words, taggedProduct: JSON.stringify([preform.id]) },
  });
  expect(posted.status()).toBe(201);
  const postPath = `/feed/post/${(await posted.json()).Item.id}`;

  await test.step('reports it, by the keyboard alone', async () => {
    await other.goto(feed);
    await hydrated(other);
    await choose(other, theCard(other).getByRole('button', { name: 'Post options' }), 'Report Abuse');
    const dialog = other.getByRole('dialog', { name: 'Report Abuse' });
    await expect(dialog).toBeVisible();
    await other.keyboard.press('Tab');
    await dialog.getByRole('radio', { name: 'Spam or advertising' }).focus();
    await other.keyboard.press('Space');
    await other.keyboard.press('Tab');
    await other.keyboard.type('Under every post.');
    await other.keyboard.press('Tab');
    await other.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Report' })).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(dialog.getByText(/^Thank you\. A moderator will review it/)).toBeVisible();
  });

  await test.step('nobody moderates until the operator names somebody by the command', async () => {
    for (const one of [guest, page]) expect((await one.goto(`${web}/moderation`))?.status()).toBe(404);
    await servers.stopApi();
    expect(servers.operate('moderators', ['add', moderator])).toContain('is now a moderator');
    expect(servers.operate('moderators', ['list'])).toContain(moderator);
    await servers.startApi();
    expect((await page.goto(`${web}/moderation`))?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect((await other.goto(`${web}/moderation`))?.status()).toBe(404);
    await other.close();
  });

  await test.step('the moderator hides the post: it is gone for others, and its author is told why', async () => {
    await hydrated(page);
    const row = page.getByRole('listitem').filter({ hasText: words });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('link').press('Enter');
    await expect(page.getByText('Under every post.')).toBeVisible();
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hide this from everyone?' });
    await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('textbox').focus();
    await page.keyboard.type('Third time.');
    await dialog.getByRole('button', { name: 'Hide' }).press('Enter');
    await expect(page.getByText(/^Hidden by Adaeze Whitcombe/)).toBeVisible();

    await guest.goto(feed);
    await expect(cards(guest)).toHaveCount(10);
    await expect(theCard(guest)).toHaveCount(0);
    expect((await guest.goto(web + postPath))?.status()).toBe(404);
    expect((await own.goto(web + postPath))?.status()).toBe(200);
    await expect(own.getByText(/A moderator hid this post: Spam or advertising\./)).toBeVisible();
    await expectAccessible(own);
    const mail = await mailTo(author, 1, api);
    expect(mail.subject).toBe('Your post was hidden');
    expect(mail.text).toContain('Spam or advertising');
    expect((await mailTo(reporter, 1, api)).subject).toBe('Update on your report');
  });

  await test.step('the moderator restores it', async () => {
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(/^Restored by Adaeze Whitcombe/)).toBeVisible();
    expect((await guest.goto(web + postPath))?.status()).toBe(200);
  });

  await test.step('suspends the member, whose login is refused', async () => {
    await page.getByRole('button', { name: 'Suspend member' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend member' }).click();
    await expect(page.getByRole('button', { name: 'Lift suspension' })).toBeVisible();
    expect((await guest.goto(web + postPath))?.status()).toBe(404);
    await own.goto(`${web}/networkFeed/global`);
    await expect(own.getByText('Please login to view this page')).toBeVisible();
    await guest.goto(`${web}/aboutus?login=true`);
    await hydrated(guest);
    await fillLogin(guest, author, demoPassword);
    await expect(guest.getByRole('dialog').getByRole('alert')).toContainText('This account is suspended.');
    expect((await mailTo(author, 3, api)).subject).toBe('Your account is suspended');
  });
  for (const one of [own, page, guest]) await one.context().close();
});

test('a member blocks another: posts vanish, are back by undo, and by the profile; the feed of the other has a menu and tabs [GAP-097, GAP-022]', async ({
  browser,
}) => {
  const page = await openPage(browser, reporter);
  await page.goto(feed);
  await hydrated(page);
  const first = othersCards(page).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Post by ', '');
  const theirs = cards(page).and(page.getByRole('article', { name: `Post by ${name}`, exact: true }));
  const block = async () => {
    await choose(
      page,
      theirs.first().getByRole('button', { name: 'Post options' }),
      'Block feed from this user',
    );
    const question = page.getByRole('alertdialog', { name: `Block ${name}?` });
    await expect(question).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Block' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(theirs).toHaveCount(0);
  };
  await block();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(theirs.first()).toBeVisible();

  await page.goto(feed);
  await hydrated(page);
  await block();
  await page.goto(feed);
  await expect(cards(page).first()).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await page.goto(`${web}/settings/privacy`);
  await hydrated(page);
  const unblock = page.getByRole('button', { name: `Unblock ${name}` });
  await unblock.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No blocked members')).toBeVisible();
  await page.goto(feed);
  await expect(theirs.first()).toBeVisible();

  await othersCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/networkFeed\/user\//);
  await hydrated(page);
  await expect(page.locator('[data-component=MemberHeader] [data-component=Avatar]')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: /by type$/ });
  await expect(tabs.getByRole('link')).toHaveText(['All', 'Articles', 'Videos', 'Images', 'Documents']);
  await tabs.getByRole('link', { name: 'Images' }).click();
  await expect(page).toHaveURL(/\?content=image$/);
  await expect(tabs.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Options for / })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Copy Profile Link' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Report Abuse' })).toBeVisible();
  await page.context().close();
});
