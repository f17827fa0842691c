import { expect, type Page, test } from '@playwright/test';
import { accounts, preform, solarCell } from '../demo';
import { localWebUrl, webUrl } from '../hosts';
import { linkIn, mailTo } from '../mails';
import { ask, textOf } from '../served';
import { hydrated, signInAs } from '../sign-in';

const run = Date.now();
const feedPath = `/networkFeed/product/${preform.id}`;

const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this post' });
const addresses = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email addresses' });

/** Opens the feed of a product as a member. */
async function openFeed(page: Page): Promise<void> {
  await signInAs(page, accounts.premium);
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

test('a member shares a post by its link and, by the keyboard, by e-mail; who gets the mail opens the post, or wants no more such mail and gets none [FEED-050, FEED-052, FEED-053, FEED-054, GAP-095]', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: webUrl });
  await openFeed(page);
  const [ulf, wes, xia] = ['ulf', 'wes', 'xia'].map((name) => `${name}.${run}@ostwald.example`) as [
    string,
    string,
    string,
  ];
  const card = cards(page).first();
  const path = await card.locator('a[href^="/feed/post/"]').first().getAttribute('href');
  const said = (await card.locator('[data-part="text"]').textContent())?.slice(0, 30) ?? '';

  await test.step('by the keyboard alone a post is shared, and the focus comes back', async () => {
    const button = card.getByRole('button', { name: 'Share' });
    const inDialog = (role: 'button' | 'link' | 'textbox', name: string | RegExp) =>
      dialog(page).getByRole(role, { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(inDialog('textbox', 'Link')).toBeFocused();
    for (const name of ['Copy link', /^Facebook/, /^Twitter/, /^LinkedIn/]) {
      await page.keyboard.press('Tab');
      await expect(inDialog('button', name).or(inDialog('link', name))).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(addresses(page)).toBeFocused();
    await page.keyboard.type(`${ulf}, ${wes}`);
    for (const name of ['Subject', 'Message']) {
      await page.keyboard.press('Tab');
      await expect(inDialog('textbox', name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(inDialog('button', 'Share')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Shared with 2 addresses.')).toBeVisible();
    await expect(inDialog('button', 'Shared')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('its link is copied', async () => {
    await card.getByRole('button', { name: 'Share' }).click();
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(webUrl + path);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  const reader = await browser.newPage();
  const asks = reader.getByRole('heading', { level: 1, name: 'Unsubscribe?' });

  await test.step('the mail leads to the post, and a guest who shares it is asked to log in', async () => {
    const mail = await mailTo(ulf, 1);
    expect(mail.subject).toBe('Maren Lindgren shared a post with you');
    expect(mail.text).toContain('Hey Team, thought you might be interested in this post.');
    const [link = ''] = new RegExp(`${webUrl}/feed/post/[\\w-]+`).exec(mail.text) ?? [];
    expect(link).toBe(webUrl + path);
    expect((await reader.goto(link))?.status()).toBe(200);
    await expect(reader.getByRole('article').getByText(said)).toBeVisible();
    await reader.getByRole('article').getByRole('link', { name: 'Share' }).click();
    await expect(
      reader.getByRole('dialog', { name: 'Log in to access your product community' }),
    ).toBeVisible();
  });

  await test.step('who wants no more such mail says so on a page or in the mail program', async () => {
    const reply = await reader.goto(linkIn(await mailTo(ulf, 1), '/unsubscribe'));
    expect(reply?.headers()['cache-control']).toBe('no-store');
    // Following the link, as programs that look at mail do, changes nothing.
    await reader.reload();
    await expect(asks).toBeVisible();
    await expect(reader.getByRole('main').getByText(ulf)).toBeVisible();
    await reader.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(reader.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
    expect((await oneClick(linkIn(await mailTo(wes, 1), '/unsubscribe'))).status).toBe(200);
    const unknown = `/unsubscribe?token=${'x'.repeat(60)}`;
    expect((await oneClick(webUrl + unknown)).status).toBe(404);
    const { status, html } = await ask(unknown);
    expect([status, textOf(html, 'h1')]).toEqual([404, 'This link isn’t valid']);
  });

  await test.step('and gets none, until they allow it again', async () => {
    await shareFirst(page, `${ulf}, ${wes}, ${xia}`);
    await mailTo(xia, 1);
    for (const address of [ulf, wes]) await mailTo(address, 1);
    await reader.getByRole('button', { name: 'Allow these emails again' }).click();
    await expect(asks).toBeVisible();
    await reader.close();
    await shareFirst(page, ulf);
    await mailTo(ulf, 2);
  });
});

test('feed readers find a feed of a product’s public posts, and a post that is removed leaves it', async ({
  page,
}) => {
  const atomPath = `/feed/product/${solarCell.id}/atom.xml`;
  const read = (headers: Record<string, string> = {}) => fetch(localWebUrl + atomPath, { headers });
  await signInAs(page, accounts.premium);
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

  await mine.getByRole('button', { name: 'Post options' }).click();
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
