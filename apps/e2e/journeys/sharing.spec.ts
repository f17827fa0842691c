import { expect, type Page, test } from '@playwright/test';
import { accounts, preform, solarCell } from '../demo';
import { localWebUrl, webUrl } from '../hosts';
import { linkIn, mailTo } from '../mails';
import { hydrated, signIn, withoutTimedInquiry } from '../sign-in';

const run = Date.now();
const feedPath = `/networkFeed/product/${preform.id}`;

const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this post' });
const addresses = (page: Page) => dialog(page).getByRole('textbox', { name: 'E-mail addresses' });

test.beforeEach(({ page }) => withoutTimedInquiry(page));

/** Opens the feed of a product as a member. */
async function openFeed(page: Page): Promise<void> {
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.goto(feedPath);
  await hydrated(page);
}

/** Shares the first post of the feed that stands open. */
async function shareFirst(page: Page, to: string): Promise<void> {
  await cards(page).first().getByRole('button', { name: 'Share' }).click();
  await addresses(page).fill(to);
  await dialog(page).getByRole('button', { name: 'Share' }).click();
  await dialog(page).getByRole('button', { name: 'Shared' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Sends what a mail program sends for its reader, without scripts, cookies or login. */
const oneClick = (link: string) => {
  const { pathname, search } = new URL(link);
  return fetch(localWebUrl + pathname + search, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
};

test('a member shares a post by its link and by e-mail, and who gets the mail opens the post [FEED-050, FEED-052, FEED-053, FEED-054]', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: webUrl });
  await openFeed(page);
  const card = cards(page).first();
  const path = await card.locator('a[href^="/feed/post/"]').first().getAttribute('href');
  const said = (await card.locator('[data-part="text"]').textContent())?.slice(0, 30) ?? '';
  await card.getByRole('button', { name: 'Share' }).click();
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(webUrl + path);

  const uta = `uta.${run}@ostwald.example`;
  const share = dialog(page).getByRole('button', { name: 'Share' });
  await expect(share).toBeDisabled();
  await addresses(page).fill(`${uta}, uta@ostwald`);
  await share.click();
  await expect(dialog(page).getByText('Not an e-mail address: uta@ostwald')).toBeVisible();
  await addresses(page).fill(`${uta}, wim.${run}@ostwald.example`);
  await share.click();
  await expect(dialog(page).getByText('Shared with 2 addresses.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Shared' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const mail = await mailTo(uta, 1);
  expect(mail.subject).toBe('Maren Lindgren shared a post with you');
  expect(mail.text).toContain('Hey Team, thought you might be interested in this post.');
  const reader = await browser.newPage();
  const [link = ''] = new RegExp(`${webUrl}/feed/post/[\\w-]+`).exec(mail.text) ?? [];
  expect(link).toBe(webUrl + path);
  expect((await reader.goto(link))?.status()).toBe(200);
  await expect(reader.getByRole('article').getByText(said)).toBeVisible();
  await reader.close();
});

test('who wants no more such mail says so on a page or in the mail program, and gets none [GAP-095]', async ({
  page,
  browser,
}) => {
  await openFeed(page);
  const [ulf, wes, xia] = ['ulf', 'wes', 'xia'].map((name) => `${name}.${run}@ostwald.example`) as [
    string,
    string,
    string,
  ];
  await shareFirst(page, `${ulf}, ${wes}`);
  const reader = await browser.newPage();
  const asks = reader.getByRole('heading', { level: 1, name: 'Never get such mails again?' });
  const reply = await reader.goto(linkIn(await mailTo(ulf, 1), '/unsubscribe'));
  expect(reply?.headers()['cache-control']).toBe('no-store');
  // Following the link, as programs that look at mail do, changes nothing.
  await reader.reload();
  await expect(asks).toBeVisible();
  await expect(reader.getByRole('main').getByText(ulf)).toBeVisible();
  await reader.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'You get no such mails again' })).toBeVisible();
  const clicked = await oneClick(linkIn(await mailTo(wes, 1), '/unsubscribe'));
  expect(clicked.status).toBe(200);

  await shareFirst(page, `${ulf}, ${wes}, ${xia}`);
  await mailTo(xia, 1);
  for (const address of [ulf, wes]) await mailTo(address, 1);

  await reader.getByRole('button', { name: 'Allow such mails again' }).click();
  await expect(asks).toBeVisible();
  await reader.close();
  await shareFirst(page, ulf);
  await mailTo(ulf, 2);
});

test('the page of a mail’s link works without scripts, and knows its own links', async ({ browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  expect((await plain.goto(`${webUrl}/unsubscribe?token=${'x'.repeat(60)}`))?.status()).toBe(404);
  await expect(plain.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
  await expect(plain.getByRole('button', { name: /mails/ })).toHaveCount(0);
  expect((await oneClick(`${webUrl}/unsubscribe?token=${'x'.repeat(60)}`)).status).toBe(404);
  await plain.close();
});

test('by the keyboard alone a post is shared, and the focus comes back', async ({ page }) => {
  await openFeed(page);
  const button = cards(page).first().getByRole('button', { name: 'Share' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Link' })).toBeFocused();
  for (const name of ['Copy link', /^Facebook/, /^Twitter/, /^LinkedIn/]) {
    await page.keyboard.press('Tab');
    await expect(
      dialog(page).getByRole('button', { name }).or(dialog(page).getByRole('link', { name })),
    ).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(addresses(page)).toBeFocused();
  await page.keyboard.type(`yma.${run}@ostwald.example`);
  for (const name of ['Subject', 'Message']) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('textbox', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Shared' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await mailTo(`yma.${run}@ostwald.example`, 1);
});

test('guests who share are asked to log in', async ({ page }) => {
  await page.goto(feedPath);
  await hydrated(page);
  await cards(page).first().getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to access your product community' })).toBeVisible();
});

test('a post has its share on its own page as well', async ({ page }) => {
  await openFeed(page);
  const path = await cards(page).first().locator('a[href^="/feed/post/"]').first().getAttribute('href');
  await page.goto(path ?? '');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').getByRole('button', { name: 'Share' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Link' })).toHaveValue(webUrl + path);
});

test('feed readers find a feed of a product’s public posts, and a post that is removed leaves it', async ({
  page,
}) => {
  const atomPath = `/feed/product/${solarCell.id}/atom.xml`;
  const read = (headers: Record<string, string> = {}) => fetch(localWebUrl + atomPath, { headers });
  await page.goto('/');
  await signIn(page, accounts.premium);
  for (const path of [`/networkFeed/product/${solarCell.id}`, solarCell.path]) {
    await page.goto(path);
    await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute(
      'href',
      webUrl + atomPath,
    );
  }
  await page.goto(`/networkFeed/product/${solarCell.id}`);
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', webUrl + atomPath);

  const said = `Cell line ${run} <starts> & runs`;
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill(said);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  const mine = cards(page).filter({ hasText: said });
  await expect(mine).toBeVisible();
  const first = await read();
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await first.text()).toContain(`Cell line ${run} &lt;starts&gt; &amp; runs`);
  const tag = first.headers.get('etag') ?? '';
  const again = await read({ 'If-None-Match': `"other", ${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);

  await mine.getByRole('button', { name: 'Post menu' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(mine).toHaveCount(0);
  // The card is gone before the server has answered.
  await expect
    .poll(async () => {
      const after = await read({ 'If-None-Match': tag });
      return [after.status, (await after.text()).includes(`Cell line ${run}`)];
    })
    .toEqual([200, false]);

  for (const path of ['/feed/user/1/atom.xml', '/feed/product/notauuid/atom.xml']) {
    expect((await fetch(localWebUrl + path)).status, path).toBe(404);
  }
});
